## Guided matches

lesson-learner = Nico
lesson-teacher = Marta
lesson-step = Step { $number } of { $count }
lesson-legal = That can be done, but something else comes now.
lesson-try = Try this: { $move } ({ $notation }).
lesson-no-undo = Nothing needs to be taken back in a guided match: just go on.
lesson-no-save = Guided matches are not saved: they are always the same.
lesson-left = You leave it here. The guided match begins anew whenever you like.
lesson-end = You have finished the guided match. Congratulations!
lesson-go-on = To play a real match: { $play }. To read the rules: { $rules }.
