## The guided match (tutorial.toml)

tutorial-organ = You win when your body has four healthy organs of different colours. Each turn you play a card and then draw until you hold three. First things first: place the heart, your red organ.
tutorial-discard-first = You may discard too, but there is no need so soon: you have an organ to place.
tutorial-virus = Your rival already has a brain, which is blue, and you have a blue virus. A virus can only be played on an organ of its colour, or if one of the two is multicolour. Infect that brain: while infected, it does not count for winning.
tutorial-vaccine-first = Protecting your heart is a good idea, and you will do it soon. But first learn to be a nuisance.
tutorial-cure = Your rival has hit back, and your heart is infected. If another virus reached it, you would lose it. Cure it with a red medicine: both the virus and the medicine go to the discard pile.
tutorial-stay-sick = You could, but your heart would stay sick, and a second virus would extirpate it.
tutorial-vaccinate = Your rival has found a cure too. Your heart is healthy again, and you have a red medicine left. On a healthy organ a medicine stays and vaccinates it: the next virus will go away with it and do no harm.
tutorial-keep-multicolour = The multicolour medicine is good for any organ. Use the red one first, which is only good for this one or for a multicolour organ.
tutorial-help-rival = That would help your rival. Take care of your heart instead.
tutorial-immunise = A second medicine immunises the organ: it can no longer be infected, stolen or exchanged for another. Use the multicolour one, which goes with every colour, and you need not worry about your heart any more.
tutorial-rival-discards = Your rival has nothing better to do than change cards: against an immunised organ viruses are worth nothing.
tutorial-discard = Look at your hand: another heart, for which your body has no room, and two yellow viruses with nobody to attack. When cards are no good, discard one to three of them and draw as many. Discard all three.
tutorial-discard-all = You are on the right track, but keep none: not one of the three is any good.
tutorial-second-organ = Much better! Now you hold two organs of colours that you lack. Place the brain.
tutorial-either-organ = You need the bone as well, but keep it: it will be your last card. Place the brain now.
tutorial-thief-later = The thief is well thought of, but wait a turn. Place the brain now.
tutorial-thief = Treatments do special things. The Organ Thief takes a rival’s organ that is not immunised and whose colour you lack. Your rival’s stomach is vaccinated: you get its medicine too.
tutorial-last-organ = With the bone you would have three organs. Steal the stomach first, while you can: later it might be immunised.
tutorial-saved = Your rival’s virus has only taken the medicine with it: your stomach is still healthy.
tutorial-win = You have three healthy organs: heart, stomach and brain. Place the fourth, and you win that very instant.
tutorial-win-instead = With what you hold you can win right now. Do not put it off!
tutorial-end = You now know organs, viruses, medicines, discarding and the first of the five treatments. The other four are explained in the rulebook.
