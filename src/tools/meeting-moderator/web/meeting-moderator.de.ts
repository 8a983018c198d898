import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

export const texts: MeetingModeratorTexts = {
  steps: {
    label: 'Schritte des Meetings',
    names: { plan: 'Planen', run: 'Durchführen', result: 'Ergebnis' },
    notStarted: 'Noch nicht gestartet',
  },
  needsScripts:
    'Der Meeting Moderator braucht JavaScript. Schaltet es ein und ladet die Seite neu.',
  startOver: {
    button: 'Neu beginnen',
    question: 'Dieses Meeting löschen und neu beginnen?',
    confirm: 'Ja, neu beginnen',
    cancel: 'Behalten',
  },
  meetings: {
    title: (meetings) => (meetings === 1 ? 'Eure Meetings' : `Eure ${meetings} Meetings`),
    label: 'Eure Meetings in diesem Browser',
    add: 'Neues Meeting',
    full: 'Mehr Meetings passen nicht in die Liste. Sichert eines als Datei und löscht es hier.',
    planned: (name) =>
      `Geplant aus dem Ergebnis „${name}“ des Innovation Flight Deck. Prüft Agenda und Minuten; eure anderen Meetings sind unverändert.`,
    notPlanned: 'Das Meeting ist nicht angelegt.',
    states: { planned: 'geplant', running: 'läuft', over: 'beendet' },
    shared: 'geteilt',
    removeLabel: (title) => `Meeting „${title}“ löschen`,
    remove: { question: 'Dieses Meeting löschen?', confirm: 'Ja, löschen', cancel: 'Behalten' },
    openTasks: 'Offene Aufgaben vom letzten Mal',
    openTasksHint:
      'Hakt ab, was erledigt ist. Der Rest steht auch während des Meetings bei den Notizen.',
    parked: 'Geparkt vom letzten Mal',
    take: 'Auf die Agenda',
    takeLabel: (text) => `„${text}“ auf die Agenda`,
  },
  undo: 'Rückgängig',
  forget: { deleted: 'Endgültig löschen', repeated: 'Hinweis schließen' },
  undone: {
    item: (title) => `„${title}“ ist von der Agenda gelöscht.`,
    note: (text) => `„${text}“ ist gelöscht.`,
    person: (name) => `${name} ist von der Liste gelöscht.`,
    agenda: 'Die Agenda ist ersetzt.',
    summary: 'Die Zusammenfassung ist ersetzt.',
    replaced: {
      repeated: 'Das nächste Meeting ist angelegt. Das bisherige steht in eurer Liste.',
      'started-over': 'Das Meeting ist gelöscht.',
      deleted: 'Das Meeting ist gelöscht.',
    },
    untitled: 'Ohne Titel',
  },
  share: {
    title: 'Teilnehmende mitlesen lassen',
    shared: (code) => `Teilnehmende lesen mit: Code ${code}`,
    loading: 'Wird geladen …',
    failed: 'Das ließ sich nicht laden. Prüft eure Verbindung.',
    retry: 'Noch einmal versuchen',
  },
  plan: {
    title: 'Worum geht es?',
    name: 'Name des Meetings',
    goal: 'Ziel',
    goalHint:
      'Was soll danach anders sein? Zum Beispiel: „Wir haben uns für einen Anbieter entschieden.“',
    day: 'Tag',
    place: 'Ort',
    placeHint: 'Ein Raum oder der Link zum Videoanruf.',
    start: 'Beginn',
    startHint: 'Leer lassen, wenn ihr beginnt, sobald alle da sind.',
    length: 'Dauer in Minuten',
    people: 'Wer ist dabei?',
    peopleHint:
      'Mehrere Namen mit Komma trennen. Sie verlassen diesen Browser nur, wenn ihr etwas teilt.',
    addPerson: 'Hinzufügen',
    removePerson: (name) => `${name} löschen`,
    agenda: 'Agenda',
    templates: 'Mit einer Vorlage beginnen',
    templatesHint: 'Die Minuten verteilen sich auf eure Dauer.',
    template: {
      standup: {
        name: 'Stand-up',
        parts: {
          done: 'Was ist seit gestern geschafft?',
          next: 'Was steht heute an?',
          blocked: 'Was hält uns auf?',
          help: 'Wer hilft wem?',
        },
      },
      weekly: {
        name: 'Wochenrunde',
        parts: {
          arrive: 'Ankommen und Agenda prüfen',
          progress: 'Stand der Aufgaben',
          topics: 'Themen der Woche',
          agree: 'Absprachen und Aufgaben',
        },
      },
      decision: {
        name: 'Entscheidung',
        parts: {
          question: 'Worüber entscheiden wir?',
          options: 'Optionen und Fakten',
          concerns: 'Bedenken und Folgen',
          choice: 'Abwägen und entscheiden',
          steps: 'Wer macht was bis wann?',
        },
      },
      retrospective: {
        name: 'Retrospektive',
        parts: {
          arrive: 'Ankommen',
          facts: 'Was ist passiert?',
          insights: 'Was lief gut, was nicht?',
          causes: 'Woran lag es?',
          changes: 'Was ändern wir?',
          close: 'Abschlussrunde',
        },
      },
      kickoff: {
        name: 'Workshop-Auftakt',
        parts: {
          arrive: 'Ankommen und Vorstellung',
          goal: 'Auftrag und Ziel',
          expectations: 'Erwartungen und Sorgen',
          knowledge: 'Was wir schon wissen',
          pause: 'Pause',
          plan: 'Fahrplan und Rollen',
          close: 'Nächste Schritte',
        },
      },
      oneToOne: {
        name: 'Gespräch zu zweit',
        parts: {
          arrive: 'Wie geht es dir?',
          theirs: 'Deine Themen',
          yours: 'Meine Themen',
          feedback: 'Rückmeldung in beide Richtungen',
          agree: 'Was nehmen wir mit?',
        },
      },
    },
    empty: 'Noch kein Punkt. Nehmt eine Vorlage oder schreibt den ersten selbst.',
    item: (place) => `Punkt ${place}`,
    minutes: (place) => `Minuten für Punkt ${place}`,
    minutesUnit: 'Min.',
    owner: (place) => `Wer leitet Punkt ${place}?`,
    ownerUnit: 'Leitung',
    move: {
      up: (place) => `Punkt ${place} nach oben`,
      down: (place) => `Punkt ${place} nach unten`,
    },
    remove: (place) => `Punkt ${place} löschen`,
    moved: (title, place, places) => `„${title}“ ist jetzt Punkt ${place} von ${places}.`,
    isOn: 'läuft',
    wasOn: 'war dran',
    newItem: 'Neuer Punkt',
    newMinutes: 'Minuten für den neuen Punkt',
    add: 'Hinzufügen',
    full: 'Mehr Punkte passen nicht in ein Meeting. Fasst welche zusammen.',
    total: (minutes) => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`),
    endsAt: (time) => `bis ${time} Uhr`,
    tooLong: (over, length) =>
      `Die Agenda braucht ${over === 1 ? 'eine Minute' : `${over} Minuten`} mehr als die ${length}, die ihr habt. Was kann warten?`,
    room: (left, length) =>
      `Von euren ${length} Minuten ${left === 1 ? 'ist noch eine' : `sind noch ${left}`} frei.`,
    needsBreak: 'Mehr als 90 Minuten am Stück: Plant eine Pause ein.',
    begin: 'Meeting starten',
    backToRun: 'Zum laufenden Meeting',
    needsAgenda: 'Zum Starten fehlt noch mindestens ein Punkt auf der Agenda.',
    ai: {
      badge: 'KI',
      ask: 'Agenda entwerfen lassen',
      leaves: (host) =>
        `Mit dem Klick gehen das Ziel, die Dauer und die Zahl der Leute an den KI-Dienst ${host}, aber keine Namen aus der Liste. Schreibt nichts Vertrauliches ins Ziel.`,
      needsGoal: 'Schreibt zuerst das Ziel auf: Daraus entsteht der Entwurf.',
    },
  },
  methods: {
    of: (place) => `Methode für Punkt ${place}`,
    none: 'Gespräch ohne Methode',
    steps: 'Schritte der Methode',
    previous: 'Vorheriger Schritt',
    next: 'Nächster Schritt',
    nowOn: (step) => `Jetzt: ${step}`,
    names: {
      round: {
        name: 'Runde',
        use: 'Alle kommen einmal zu Wort.',
        parts: {
          turns: {
            name: 'Reihum',
            how: 'Eine Person spricht, die anderen hören zu. Nachfragen kommen nach der Runde. Wer nichts sagen will, gibt weiter.',
          },
        },
      },
      silent: {
        name: 'Stilles Schreiben',
        use: 'Erst denken, dann reden: Auch leise Stimmen zählen.',
        parts: {
          write: {
            name: 'Schreiben',
            how: 'Alle schreiben für sich auf, was ihnen wichtig ist: ein Gedanke je Zettel, ohne zu reden.',
          },
          read: {
            name: 'Lesen',
            how: 'Hängt die Zettel auf und lest still, was die anderen geschrieben haben.',
          },
          discuss: {
            name: 'Besprechen',
            how: 'Fasst zusammen, was ihr seht, und sprecht über das, was euch überrascht.',
          },
        },
      },
      oneTwoFourAll: {
        name: '1-2-4-Alle',
        use: 'Aus vielen Gedanken werden wenige gemeinsame.',
        parts: {
          alone: { name: 'Allein', how: 'Alle denken für sich über die Frage nach.' },
          pairs: { name: 'Zu zweit', how: 'Erzählt einander, was ihr denkt, und baut darauf auf.' },
          fours: {
            name: 'Zu viert',
            how: 'Zwei Paare setzen sich zusammen. Was habt ihr gemeinsam, was ist verschieden?',
          },
          all: {
            name: 'Alle',
            how: 'Jede Vierergruppe nennt den einen Gedanken, der ihr am wichtigsten ist.',
          },
        },
      },
      consent: {
        name: 'Entscheidung im Konsent',
        use: 'Beschlossen ist, wogegen niemand einen schwerwiegenden Einwand hat.',
        parts: {
          proposal: {
            name: 'Vorschlag',
            how: 'Eine Person stellt den Vorschlag vor. Lest ihn wörtlich vor.',
          },
          questions: {
            name: 'Verständnisfragen',
            how: 'Fragt nach, bis alle den Vorschlag verstehen. Noch keine Meinungen.',
          },
          reactions: {
            name: 'Meinungen',
            how: 'Reihum sagt jede Person kurz, was sie von dem Vorschlag hält. Danach darf er angepasst werden.',
          },
          objections: {
            name: 'Einwände',
            how: 'Fragt reihum: Gibt es einen schwerwiegenden Einwand, weil der Vorschlag dem Ziel schadet? Ändert den Vorschlag, bis keiner bleibt.',
          },
          decision: {
            name: 'Beschluss',
            how: 'Haltet als Entscheidung fest, was ihr beschlossen habt und wann ihr es überprüft.',
          },
        },
      },
      collect: {
        name: 'Ideen sammeln',
        use: 'Erst viele Ideen, dann eine Auswahl.',
        parts: {
          collect: {
            name: 'Sammeln',
            how: 'Ruft Ideen zu, eine Person schreibt mit. Bewertet wird noch nichts.',
          },
          sort: {
            name: 'Ordnen',
            how: 'Legt zusammen, was zusammengehört, und gebt jeder Gruppe einen Namen.',
          },
          choose: {
            name: 'Auswählen',
            how: 'Wählt aus, womit ihr weitermacht, und schreibt auf, warum.',
          },
        },
      },
      dots: {
        name: 'Punkte vergeben',
        use: 'Schnell sehen, was der Gruppe wichtig ist.',
        parts: {
          present: { name: 'Vorstellen', how: 'Stellt jede Möglichkeit in einem Satz vor.' },
          vote: {
            name: 'Punkte vergeben',
            how: 'Jede Person verteilt drei Punkte, gleichzeitig und ohne zu reden.',
          },
          talk: {
            name: 'Besprechen',
            how: 'Sprecht über das, was vorn liegt. Die Punkte sind ein Bild und noch kein Beschluss.',
          },
        },
      },
    },
  },
  ahead: {
    title: 'Vorab verschicken',
    hint: 'Die Dateien entstehen in diesem Browser. Verschicken müsst ihr sie selbst.',
    invitation: 'Einladung',
    saveInvitation: 'Einladung als .ics',
    needsStart: 'Für eine Einladung fehlen noch Tag und Beginn.',
    invitationFile: 'einladung',
    email: {
      title: 'Agenda als E-Mail',
      cutHint:
        'Die Agenda ist zu lang, um sie in eine neue E-Mail zu übernehmen, und wird dort gekürzt. Kopiert den ganzen Text und fügt ihn ein.',
      problem:
        'Das Kopieren hat nicht geklappt. Öffnet die E-Mail oder ladet das Markdown herunter.',
    },
    fromTo: (start, end) => `${start} bis ${end} Uhr`,
    people: (names) => `Eingeladen: ${names}`,
    leadAndMethod: 'Leitung und Methode',
    note: 'Geplant mit dem Meeting Moderator.',
  },
  run: {
    position: (place, places) => `Punkt ${place} von ${places}`,
    ledBy: (name) => `mit ${name}`,
    left: 'noch',
    over: 'drüber',
    paused: 'Pause',
    pausedText: 'Die Uhr ist angehalten. Macht weiter, sobald ihr so weit seid.',
    next: (title, minutes) => `Danach: ${title} (${minutes} Min.)`,
    lastItem: 'Das ist der letzte Punkt.',
    timeUp: 'Die Zeit ist um. Kommt in Ruhe zum Schluss.',
    late: (minutes) =>
      minutes === 1
        ? '1 Minute drüber – kürzt ihr beim nächsten Punkt?'
        : `${minutes} Minuten drüber – kürzt ihr beim nächsten Punkt?`,
    lateAtTheEnd: (minutes) =>
      minutes === 1
        ? '1 Minute drüber – was könnt ihr auf später legen?'
        : `${minutes} Minuten drüber – was könnt ihr auf später legen?`,
    nowOn: (title) => `Jetzt dran: ${title}`,
    oneMinute: (title) => `Noch eine Minute für: ${title}`,
    fullScreen: { enter: 'Vollbild', leave: 'Vollbild schließen', label: 'Uhr im Vollbild' },
    controls: 'Steuerung',
    pause: 'Pause',
    resume: 'Weiter',
    toNext: 'Nächster Punkt',
    toPrevious: 'Zurück',
    extend: (minutes) => `+${minutes} Min.`,
    end: 'Meeting beenden',
    expectedEnd: (time) => `Ende gegen ${time} Uhr`,
    onTime: 'im Plan',
    behind: (minutes) => `${minutes} Min. später als geplant`,
    ahead: (minutes) => `${minutes} Min. früher als geplant`,
    longAgo: (day) =>
      `Dieses Meeting läuft seit ${day}. Ist es längst vorbei? Dann beendet es oder beginnt neu.`,
    shorten: {
      label: 'Rest kürzen',
      how: 'Ihr seid später dran als geplant. Die kommenden Punkte werden im Verhältnis ihrer Länge gekürzt, keiner unter eine Minute.',
      notEnough: 'Ganz holt ihr es damit nicht auf.',
      button: (minutes) => `Rest um ${minutes} Min. kürzen`,
      done: (minutes) =>
        minutes === 1
          ? 'Die kommenden Punkte sind um eine Minute gekürzt.'
          : `Die kommenden Punkte sind um ${minutes} Minuten gekürzt.`,
    },
    agenda: 'Agenda',
    minutesOf: (spent, planned) => `${spent} von ${planned} Min.`,
    minutesOnly: (planned) => `${planned} Min.`,
    sound: 'Ton, wenn die Zeit um ist',
    shortcuts: 'Tastenkürzel',
    keys: {
      toggle: 'Pause und weiter',
      next: 'nächster Punkt',
      previous: 'einen Punkt zurück',
      minute: 'eine Minute mehr',
      fiveMinutes: 'fünf Minuten mehr',
      notes: 'etwas notieren',
      leave: 'Notizfeld verlassen',
    },
  },
  notes: {
    title: 'Festhalten',
    kind: 'Art',
    lists: {
      decisions: { add: 'Was ist entschieden?', entry: 'Entscheidung' },
      tasks: { add: 'Was ist zu tun?', entry: 'Aufgabe' },
      proposals: { add: 'Was sollen wir entscheiden?', entry: 'Vorschlag' },
      questions: { add: 'Was ist offen?', entry: 'Frage' },
      ideas: { add: 'Welche Idee gibt es?', entry: 'Idee' },
      parked: { add: 'Was kommt später dran?', entry: 'Parkplatz' },
    },
    taskExample: 'Anna: Vertrag anfordern bis Freitag',
    understood: 'Verstanden',
    who: (name) => `Wer: ${name}`,
    until: (day) => `Bis: ${day}`,
    notMeant: (words) => `Nicht gemeint: ${words}`,
    forItem: 'Zu Punkt',
    noItem: 'Ohne Punkt',
    addButton: 'Notieren',
    person: 'Wer?',
    due: 'Bis wann?',
    done: 'erledigt',
    by: (name) => `von ${name}`,
    decide: 'Entschieden',
    move: (label) => `${label}: Art und Punkt`,
    moveTo: 'Gehört zu',
    since: { open: (day) => `offen seit ${day}`, parked: (day) => `geparkt am ${day}` },
    remove: (text) => `„${text}“ löschen`,
    empty: 'Noch nichts notiert.',
  },
  vote: {
    title: 'Abstimmung',
    question: 'Worüber stimmt ihr ab?',
    answer: (place) => `Antwort ${place}`,
    usual: ['Ja', 'Nein'],
    addAnswer: 'Noch eine Antwort',
    removeAnswer: (place) => `Antwort ${place} löschen`,
    secret: 'Anonym: Alle sehen nur die Summen, sobald ihr die Abstimmung schließt.',
    start: 'Abstimmung starten',
    needsTexts: 'Es fehlt noch die Frage oder eine Antwort.',
    voters: (voters, people) => `${voters} von ${people} haben abgestimmt`,
    close: 'Schließen und Summen zeigen',
    counting: 'Wird ausgezählt, sobald der Server erreichbar ist …',
    sum: (people) => (people === 1 ? '1 Stimme' : `${people} Stimmen`),
    record: 'Als Entscheidung festhalten',
    recorded: (question, sums) => `${question} (Abstimmung: ${sums})`,
    another: 'Neue Abstimmung',
  },
  result: {
    title: 'Euer Protokoll',
    nothingYet: 'Das Meeting ist noch nicht zu Ende. Was ihr festhaltet, steht schon hier.',
    summary: 'Zusammenfassung',
    summaryHint: 'Zwei, drei Sätze für alle, die nicht dabei waren. Darf leer bleiben.',
    fromNotes: 'Aus den Notizen zusammenstellen',
    ai: {
      badge: 'KI',
      ask: 'Zusammenfassung schreiben lassen',
      leaves: (host) =>
        `Mit dem Klick gehen das Ziel und der Text von Entscheidungen, Aufgaben und Geparktem an den KI-Dienst ${host}, aber nicht, wer eine Aufgabe hat. Lasst Vertrauliches und Namen aus den Notizen heraus.`,
      needsGoal:
        'Schreibt zuerst unter „Planen“ das Ziel auf: Darauf stützt sich die Zusammenfassung.',
    },
    takeAlong: 'Mitnehmen',
    takeAlongHint: 'Ziel, Zusammenfassung, Notizen und Zeiten in einem Dokument.',
    email: {
      title: 'Als E-Mail',
      open: 'E-Mail öffnen',
      copy: 'Text kopieren',
      copied: 'Kopiert',
      problem:
        'Das Kopieren hat nicht geklappt. Öffnet die E-Mail oder ladet das Markdown herunter.',
      cut: '[gekürzt]',
      cutHint:
        'Das Protokoll ist zu lang, um es in eine neue E-Mail zu übernehmen, und wird dort gekürzt. Kopiert den ganzen Text und fügt ihn ein.',
    },
    calendar: {
      title: 'Aufgaben in den Kalender',
      save: (tasks) => (tasks === 1 ? '1 Aufgabe als .ics' : `${tasks} Aufgaben als .ics`),
      none: 'Sobald eine Aufgabe einen Tag hat, könnt ihr sie als Kalenderdatei herunterladen.',
      without: (tasks) =>
        tasks === 1
          ? 'Eine Aufgabe hat keinen Tag und ist deshalb nicht dabei.'
          : `${tasks} Aufgaben haben keinen Tag und sind deshalb nicht dabei.`,
      problem:
        'Die Kalenderdatei ließ sich nicht erstellen. Prüft eure Verbindung und versucht es noch einmal.',
      file: 'aufgaben',
    },
    resume: 'Meeting fortsetzen',
    repeat: {
      button: 'Nächstes Meeting nach diesem Plan',
      question: 'Das nächste Meeting anlegen? Dieses bleibt in eurer Liste.',
      confirm: 'Ja, anlegen',
      cancel: 'Abbrechen',
    },
    repeatHint:
      'Übernimmt Ziel, Leute, Agenda und offene Aufgaben. Was geparkt ist, wird als Punkt vorgeschlagen.',
  },
  minutes: {
    title: (meeting) => `Protokoll: ${meeting}`,
    untitled: 'Meeting',
    fileName: 'protokoll',
    from: (day, start, end) => `${day}, ${start} bis ${end} Uhr`,
    people: (names) => `Dabei: ${names}`,
    goal: 'Ziel',
    summary: 'Zusammenfassung',
    kinds: {
      decisions: 'Entschieden',
      tasks: 'Aufgabe',
      proposals: 'Vorschlag',
      questions: 'Frage',
      ideas: 'Idee',
      parked: 'Geparkt',
    },
    parkedGoesOn:
      'Was geparkt ist, steht beim nächsten Meeting als Vorschlag für die Agenda bereit.',
    wasParked: (day) => `geparkt am ${day}`,
    noItem: 'Ohne Punkt der Agenda',
    untitledItem: 'Ohne Titel',
    times: (planned, taken) =>
      taken === null
        ? `geplant ${planned} Min.`
        : `geplant ${planned} Min., gebraucht ${taken} Min.`,
    nobody: 'noch niemand',
    until: (day) => `bis ${day}`,
    since: (day) => `seit ${day}`,
    by: (name) => `von ${name}`,
    none: 'Nichts notiert.',
    task: 'Aufgabe',
    person: 'Wer',
    due: 'Bis wann',
    open: 'offen',
    done: 'erledigt',
    item: 'Punkt',
    planned: 'Geplant',
    minutes: (minutes) => `${minutes} Min.`,
    note: 'Geschrieben mit dem Meeting Moderator.',
    noteWithAi:
      'Geschrieben mit dem Meeting Moderator. Die Zusammenfassung hat eine KI entworfen: Prüft sie, bevor ihr euch darauf verlasst.',
    sentences: {
      goal: (goal) => `Ziel war: ${goal}`,
      decided: (decisions) => `Entschieden: ${decisions}.`,
      nothingDecided: 'Entschieden wurde nichts.',
      tasks: (tasks) => `Zu tun: ${tasks}.`,
      parked: (topics) => `Später zu besprechen: ${topics}.`,
    },
  },
}
