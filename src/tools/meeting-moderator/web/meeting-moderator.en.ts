import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

export const texts: MeetingModeratorTexts = {
  steps: {
    label: 'Steps of the meeting',
    names: { plan: 'Plan', run: 'Run', result: 'Result' },
    notStarted: 'Not started yet',
  },
  needsScripts: 'The Meeting Moderator needs JavaScript. Switch it on and reload the page.',
  startOver: {
    button: 'Start over',
    question: 'Delete this meeting and start over?',
    confirm: 'Yes, start over',
    cancel: 'Keep it',
  },
  meetings: {
    title: (meetings) => (meetings === 1 ? 'Your meetings' : `Your ${meetings} meetings`),
    label: 'Your meetings in this browser',
    add: 'New meeting',
    full: 'The list is full. Save a meeting as a file and delete it here.',
    states: { planned: 'planned', running: 'running', over: 'finished' },
    shared: 'shared',
    removeLabel: (title) => `Delete meeting “${title}”`,
    remove: { question: 'Delete this meeting?', confirm: 'Yes, delete it', cancel: 'Keep it' },
    openTasks: 'Open tasks from last time',
    openTasksHint:
      'Tick off what is done. The rest also shows up among the tasks during the meeting.',
  },
  undo: 'Undo',
  forget: { deleted: 'Delete for good', repeated: 'Close this message' },
  undone: {
    item: (title) => `“${title}” was removed from the agenda.`,
    note: (text) => `“${text}” was removed.`,
    person: (name) => `${name} was removed from the list.`,
    agenda: 'The agenda was replaced.',
    summary: 'The summary was replaced.',
    replaced: {
      repeated: 'The next meeting is ready. The previous one is in your list.',
      'started-over': 'The meeting was deleted.',
      deleted: 'The meeting was deleted.',
    },
    untitled: 'Untitled',
  },
  share: {
    title: 'Let participants follow along',
    shared: (code) => `Participants are following: code ${code}`,
    loading: 'Loading …',
    failed: 'This couldn’t be loaded. Check your connection.',
    retry: 'Try again',
  },
  plan: {
    title: 'What’s it about?',
    name: 'Name of the meeting',
    goal: 'Goal',
    goalHint: 'What should be different afterwards? For example: “We have chosen a supplier.”',
    day: 'Day',
    place: 'Place',
    placeHint: 'A room, or the link to the video call.',
    start: 'Start',
    startHint: 'Leave it empty to start whenever you’re ready.',
    length: 'Length in minutes',
    people: 'Who’s coming?',
    peopleHint: 'Separate names with commas. They leave your browser only if you share something.',
    addPerson: 'Add',
    removePerson: (name) => `Remove ${name}`,
    agenda: 'Agenda',
    templates: 'Start with a template',
    templatesHint: 'The minutes are spread over the length of your meeting.',
    template: {
      standup: {
        name: 'Daily stand-up',
        parts: {
          done: 'What got done since yesterday?',
          next: 'What’s on today?',
          blocked: 'What’s holding us up?',
          help: 'Who can help whom?',
        },
      },
      weekly: {
        name: 'Weekly meeting',
        parts: {
          arrive: 'Settle in and check the agenda',
          progress: 'Where our tasks stand',
          topics: 'This week’s topics',
          agree: 'Agreements and tasks',
        },
      },
      decision: {
        name: 'Decision',
        parts: {
          question: 'What are we deciding?',
          options: 'Options and facts',
          concerns: 'Concerns and consequences',
          choice: 'Weigh up and decide',
          steps: 'Who does what by when?',
        },
      },
      retrospective: {
        name: 'Retrospective',
        parts: {
          arrive: 'Check in',
          facts: 'What happened?',
          insights: 'What went well, what didn’t?',
          causes: 'What was behind it?',
          changes: 'What will we change?',
          close: 'Closing round',
        },
      },
      kickoff: {
        name: 'Workshop kick-off',
        parts: {
          arrive: 'Welcome and introductions',
          goal: 'Mission and goal',
          expectations: 'Hopes and worries',
          knowledge: 'What we already know',
          pause: 'Break',
          plan: 'Timetable and roles',
          close: 'Next steps',
        },
      },
      oneToOne: {
        name: 'One-to-one',
        parts: {
          arrive: 'How are you?',
          theirs: 'Your topics',
          yours: 'My topics',
          feedback: 'Feedback both ways',
          agree: 'What are we taking away?',
        },
      },
    },
    empty: 'Nothing here yet. Pick a template or write the first item yourself.',
    item: (place) => `Item ${place}`,
    minutes: (place) => `Minutes for item ${place}`,
    minutesUnit: 'min',
    owner: (place) => `Who leads item ${place}?`,
    ownerUnit: 'Lead',
    move: {
      up: (place) => `Move item ${place} up`,
      down: (place) => `Move item ${place} down`,
    },
    remove: (place) => `Remove item ${place}`,
    moved: (title, place, places) => `“${title}” is now item ${place} of ${places}.`,
    isOn: 'running',
    wasOn: 'covered',
    newItem: 'New item',
    newMinutes: 'Minutes for the new item',
    add: 'Add',
    full: 'That’s as many items as one meeting can hold. Combine some of them.',
    total: (minutes) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
    endsAt: (time) => `until ${time}`,
    tooLong: (over, length) =>
      `The agenda needs ${over === 1 ? 'one minute' : `${over} minutes`} more than the ${length} you have. What can wait?`,
    room: (left, length) =>
      `${left === 1 ? 'One' : left} of your ${length} minutes ${left === 1 ? 'is' : 'are'} still free.`,
    needsBreak: 'That’s more than 90 minutes in one go: plan a break.',
    begin: 'Start the meeting',
    backToRun: 'Back to the meeting',
    needsAgenda: 'To start, the agenda needs at least one item.',
    ai: {
      badge: 'AI',
      ask: 'Draft an agenda',
      leaves: (host) =>
        `When you click, the goal, the length and the number of people go to the AI service ${host}, but no names from the list. Leave anything confidential out of the goal.`,
      needsGoal: 'Write down the goal first: the draft is based on it.',
    },
  },
  methods: {
    of: (place) => `Method for item ${place}`,
    none: 'Open discussion, no method',
    steps: 'Steps of the method',
    previous: 'Previous step',
    next: 'Next step',
    nowOn: (step) => `Now: ${step}`,
    names: {
      round: {
        name: 'Round',
        use: 'Everybody gets to speak once.',
        parts: {
          turns: {
            name: 'In turn',
            how: 'One person speaks, the others listen. Questions come after the round. Anyone may pass.',
          },
        },
      },
      silent: {
        name: 'Silent writing',
        use: 'Think first, then talk: quiet voices count too.',
        parts: {
          write: {
            name: 'Write',
            how: 'Everybody writes down what matters to them: one thought per note, without talking.',
          },
          read: {
            name: 'Read',
            how: 'Put the notes up and read what the others wrote, in silence.',
          },
          discuss: {
            name: 'Discuss',
            how: 'Sum up what you see, and talk about what surprises you.',
          },
        },
      },
      oneTwoFourAll: {
        name: '1-2-4-All',
        use: 'Many thoughts become a few shared ones.',
        parts: {
          alone: { name: 'Alone', how: 'Everybody thinks about the question on their own.' },
          pairs: { name: 'In pairs', how: 'Tell each other what you think, and build on it.' },
          fours: {
            name: 'In fours',
            how: 'Two pairs get together. What do you have in common, and what differs?',
          },
          all: {
            name: 'All',
            how: 'Each group of four names the one thought that matters most to it.',
          },
        },
      },
      consent: {
        name: 'Decision by consent',
        use: 'A proposal is adopted when nobody has a serious objection.',
        parts: {
          proposal: {
            name: 'Proposal',
            how: 'One person presents the proposal. Read it out word for word.',
          },
          questions: {
            name: 'Clarifying questions',
            how: 'Ask until everybody understands the proposal. No opinions yet.',
          },
          reactions: {
            name: 'Reactions',
            how: 'In turn, each person briefly says what they think. The proposal may be amended afterwards.',
          },
          objections: {
            name: 'Objections',
            how: 'Ask in turn: is there a serious objection, because the proposal would harm the goal? Amend the proposal until none is left.',
          },
          decision: {
            name: 'Decision',
            how: 'Write down the decision under “Decisions”, and when you will review it.',
          },
        },
      },
      collect: {
        name: 'Collect ideas',
        use: 'Many ideas first, then a choice.',
        parts: {
          collect: {
            name: 'Collect',
            how: 'Call out ideas while one person writes them down. Nothing is judged yet.',
          },
          sort: { name: 'Sort', how: 'Group what belongs together, and name each group.' },
          choose: { name: 'Choose', how: 'Choose what to go on with, and write down why.' },
        },
      },
      dots: {
        name: 'Dot voting',
        use: 'See quickly what matters to the group.',
        parts: {
          present: { name: 'Present', how: 'Present each option in one sentence.' },
          vote: {
            name: 'Vote',
            how: 'Each person places three dots, all at the same time and without talking.',
          },
          talk: {
            name: 'Talk',
            how: 'Talk about what came out on top. The dots give you a picture; they aren’t a decision yet.',
          },
        },
      },
    },
  },
  ahead: {
    title: 'Send out in advance',
    hint: 'The files are made in your browser. Sending them is up to you.',
    invitation: 'Invitation',
    saveInvitation: 'Invitation as .ics',
    needsStart: 'An invitation still needs a day and a start time.',
    invitationFile: 'invitation',
    email: {
      title: 'Agenda as an email',
      cutHint:
        'The agenda is too long for an email opened from here, so it is shortened there. Copy the whole text and paste it in.',
      problem: 'Copying didn’t work. Open the email or download the Markdown instead.',
    },
    fromTo: (start, end) => `${start} to ${end}`,
    people: (names) => `Invited: ${names}`,
    leadAndMethod: 'Lead and method',
    note: 'Planned with the Meeting Moderator.',
  },
  run: {
    position: (place, places) => `Item ${place} of ${places}`,
    ledBy: (name) => `led by ${name}`,
    left: 'left',
    over: 'over',
    paused: 'Paused',
    pausedText: 'The clock is paused. Carry on when you’re ready.',
    next: (title, minutes) => `Next: ${title} (${minutes} min)`,
    lastItem: 'This is the last item.',
    timeUp: 'Time is up. Take a moment to wrap up.',
    late: (minutes) =>
      minutes === 1
        ? '1 minute over – can you shorten the next item?'
        : `${minutes} minutes over – can you shorten the next item?`,
    lateAtTheEnd: (minutes) =>
      minutes === 1
        ? '1 minute over – what can wait until later?'
        : `${minutes} minutes over – what can wait until later?`,
    nowOn: (title) => `Now: ${title}`,
    oneMinute: (title) => `One minute left for: ${title}`,
    controls: 'Controls',
    pause: 'Pause',
    resume: 'Resume',
    toNext: 'Next item',
    toPrevious: 'Back',
    extend: (minutes) => `+${minutes} min`,
    end: 'End the meeting',
    expectedEnd: (time) => `Ends around ${time}`,
    onTime: 'on schedule',
    behind: (minutes) => `${minutes} min later than planned`,
    ahead: (minutes) => `${minutes} min earlier than planned`,
    longAgo: (day) =>
      `This meeting has been running since ${day}. If it finished long ago, end it or start over.`,
    shorten: {
      label: 'Shorten the rest',
      how: 'You’re running late. The remaining items can give up time in proportion to their length; none drops below one minute.',
      notEnough: 'That won’t make up for all of it.',
      button: (minutes) => `Shorten the rest by ${minutes} min`,
      done: (minutes) =>
        minutes === 1
          ? 'The remaining items were shortened by one minute.'
          : `The remaining items were shortened by ${minutes} minutes.`,
    },
    agenda: 'Agenda',
    minutesOf: (spent, planned) => `${spent} of ${planned} min`,
    minutesOnly: (planned) => `${planned} min`,
    sound: 'Sound when time is up',
    shortcuts: 'Keyboard shortcuts',
    keys: {
      toggle: 'pause and resume',
      next: 'next item',
      previous: 'one item back',
      minute: 'one more minute',
      fiveMinutes: 'five more minutes',
      notes: 'note a decision, a task or a parked topic',
      leave: 'leave the notes',
    },
    wakeLock: {
      held: 'The screen stays on while the meeting is running.',
      missing:
        'Your browser can’t keep the screen on. The clock still keeps the right time, even if the screen goes dark.',
      refused:
        'The screen won’t stay on at the moment, perhaps to save power. The clock still keeps the right time.',
    },
  },
  notes: {
    title: 'Notes',
    lists: {
      decisions: { title: 'Decisions', add: 'What was decided?', entry: 'Decision' },
      tasks: { title: 'Tasks', add: 'What has to be done?', entry: 'Task' },
      parked: { title: 'Parked topics', add: 'What can wait for later?', entry: 'Parked topic' },
    },
    addButton: 'Add',
    person: 'Who?',
    due: 'By when?',
    done: 'done',
    since: (day) => `open since ${day}`,
    remove: (text) => `Remove “${text}”`,
    empty: 'No notes yet.',
  },
  result: {
    title: 'Your minutes',
    nothingYet: 'The meeting isn’t over yet. Your notes already show up here.',
    summary: 'Summary',
    summaryHint: 'Two or three sentences for anyone who wasn’t there. You can leave it empty.',
    fromNotes: 'Create it from the notes',
    ai: {
      badge: 'AI',
      ask: 'Write a summary',
      leaves: (host) =>
        `When you click, the goal and the text of your notes go to the AI service ${host}, but not who has a task. Leave names and anything confidential out of the notes.`,
      needsGoal: 'Write down the goal under “Plan” first: the summary is based on it.',
    },
    takeAlong: 'Take it with you',
    takeAlongHint: 'Goal, summary, notes and times in one document.',
    email: {
      title: 'By email',
      open: 'Open an email',
      copy: 'Copy the text',
      copied: 'Copied',
      problem: 'Copying didn’t work. Open the email or download the Markdown instead.',
      cut: '[shortened]',
      cutHint:
        'The minutes are too long for an email opened from here, so they are shortened there. Copy the whole text and paste it in.',
    },
    calendar: {
      title: 'Tasks for your calendar',
      save: (tasks) => (tasks === 1 ? '1 task as .ics' : `${tasks} tasks as .ics`),
      none: 'As soon as a task has a due date, you can download it as a calendar file.',
      without: (tasks) =>
        tasks === 1
          ? 'One task has no due date and is left out.'
          : `${tasks} tasks have no due date and are left out.`,
      problem: 'The calendar file couldn’t be created. Check your connection and try again.',
      file: 'tasks',
    },
    resume: 'Resume the meeting',
    repeat: {
      button: 'Next meeting with this plan',
      question: 'Set up the next meeting? This one stays in your list.',
      confirm: 'Yes, set it up',
      cancel: 'Cancel',
    },
    repeatHint: 'Keeps the goal, people, agenda and open tasks. Times and notes start fresh.',
  },
  minutes: {
    title: (meeting) => `Minutes: ${meeting}`,
    untitled: 'Our meeting',
    fileName: 'minutes',
    from: (day, start, end) => `${day}, ${start} to ${end}`,
    people: (names) => `Present: ${names}`,
    goal: 'Goal',
    summary: 'Summary',
    decisions: 'Decisions',
    tasks: 'Tasks',
    parked: 'Parked for later',
    none: 'None.',
    task: 'Task',
    person: 'Who',
    due: 'By when',
    state: 'Status',
    open: 'open',
    done: 'done',
    agenda: 'Agenda and times',
    item: 'Item',
    planned: 'Planned',
    taken: 'Actual',
    minutes: (minutes) => `${minutes} min`,
    note: 'Written with the Meeting Moderator.',
    noteWithAi:
      'Written with the Meeting Moderator. The summary was drafted by an AI: check it before you rely on it.',
    sentences: {
      goal: (goal) => `The goal was: ${goal}`,
      decided: (decisions) => `Decided: ${decisions}.`,
      nothingDecided: 'Nothing was decided.',
      tasks: (tasks) => `To do: ${tasks}.`,
      parked: (topics) => `To discuss later: ${topics}.`,
    },
  },
}
