import { germanQuestions } from '../domain/german-questions.ts'

/** Texts of the Innovation Flight Deck, besides its introduction. */
export const texts = {
  needsScripts: 'Dieses Werkzeug braucht JavaScript. Schaltet es für diese Seite ein.',
  steps: {
    label: 'Schritte des Sprints',
    position: (step: number, steps: number, minutes: number) =>
      `Schritt ${step} von ${steps} · noch rund ${minutes === 1 ? 'eine Minute' : `${minutes}\u00a0Minuten`}`,
    back: 'Zurück',
    next: 'Weiter',
    problem: {
      name: 'Problem',
      title: 'Was klappt nicht?',
      lead: 'Zwei Angaben genügen. Die Lösung kommt später.',
    },
    question: {
      name: 'Frage',
      title: 'Wie könnten wir …?',
      lead: 'Tippt die Frage an, die euch weiterbringt.',
    },
    ideas: {
      name: 'Ideen',
      title: 'Viele Ideen, wenig Zeit',
      lead: 'Schreibt auf, was kommt. Bewertet wird später.',
    },
    choice: {
      name: 'Auswahl',
      title: 'Welche Idee probiert ihr aus?',
    },
    concept: {
      name: 'Konzept',
      title: 'Euer Konzept',
      lead: 'Zusammengestellt aus dem, was ihr geschrieben habt. Was fehlt, steht als Frage da.',
    },
  },
  team: {
    link: 'Im Team arbeiten',
    goOn: 'Mit dem Team weiter',
    loading: 'Der Raum wird geladen …',
  },
  arrival: {
    from: (organisation: string) =>
      `Das Problem ist eine offene Frage aus dem Strategieentwurf zu ${organisation}.`,
    toDraft: 'Zurück zum Entwurf',
    ask: (question: string) =>
      `Hier steht schon ein Sprint. Mit dieser Frage neu beginnen? „${question}“`,
    undoLater: 'Den bisherigen Sprint könnt ihr danach am Ende der Seite zurückholen.',
    confirm: 'Ja, neu beginnen',
    keep: 'Behalten',
  },
  storage: {
    startOver: 'Neu beginnen',
    ask: {
      question: 'Alles löschen, was hier steht?',
      confirm: 'Ja, löschen',
      cancel: 'Behalten',
    },
    removed: {
      part: 'Entfernt.',
      all: 'Euer Sprint von vorher ist noch da.',
    },
    undo: 'Rückgängig machen',
    forget: 'Endgültig löschen',
  },
  suggestions: {
    byAi: 'Vorschläge der KI',
    ask: {
      people: 'Betroffene vorschlagen lassen',
      questions: 'Fragen vorschlagen lassen',
      ideas: 'Ideen vorschlagen lassen',
    },
    take: 'Übernehmen:',
    taken: 'Übernommen:',
    aiBadge: 'KI',
  },
  problem: {
    fields: {
      what: {
        label: 'Das Problem in einem Satz',
        example: 'Unsere Kunden warten zu lange auf ein Angebot.',
      },
      who: { label: 'Wen trifft es am meisten?', example: 'Anna aus dem Verkauf' },
      need: { label: 'Was brauchen sie stattdessen?', example: 'schnell wissen, was es kostet' },
      situation: { label: 'In welcher Situation?', example: 'kurz vor Feierabend' },
      signs: { label: 'Woran merkt ihr es?', example: 'Rund 30 Anrufe pro Woche' },
      tried: { label: 'Was habt ihr schon versucht?', example: 'Ein gemeinsames Postfach' },
      others: {
        label: 'Wen trifft es noch? Eine Person oder Gruppe je Zeile.',
        example: 'Der Einkauf',
      },
    },
    more: 'Mehr dazu, wenn ihr mögt',
  },
  questions: {
    core: 'In wenigen Worten',
    coreHint: 'Passt nicht ganz? Ändert es.',
    goal: 'Was soll damit werden?',
    goals: { less: 'weniger', easier: 'leichter', more: 'mehr' },
    choose: 'Eure Frage',
    own: 'In euren Worten',
    noGrounds: 'Schreibt zuerst auf, was nicht klappt. Daraus entstehen die Fragen.',
  },
  ideas: {
    question: 'Eure Frage',
    noQuestion: 'Ihr habt noch keine Frage gewählt. Ideen könnt ihr trotzdem sammeln.',
    impulse: 'Anstoß',
    nextImpulse: 'Anderer Anstoß',
    inputLabel: 'Neue Idee',
    add: 'Notieren',
    board: 'Eure Ideen',
    count: (count: number) => (count === 1 ? 'eine Idee' : `${count} Ideen`),
    empty: 'Noch keine. Die erste darf schlecht sein.',
    text: (index: number) => `Idee ${index}`,
    remove: (idea: string) => `Entfernen: ${idea}`,
  },
  timer: {
    label: 'Zeit für Ideen',
    start: 'Uhr starten',
    resume: 'Weiterlaufen lassen',
    pause: 'Pause',
    again: 'Noch einmal',
    over: 'Die Zeit ist um. Schreibt den letzten Gedanken noch zu Ende.',
  },
  choice: {
    noIdeas: 'Es gibt noch keine Ideen, aus denen ihr wählen könnt.',
    pick: 'Tippt eure drei stärksten Ideen an.',
    picked: (count: number, of: number) => `${count} von ${of} gewählt`,
    allPicked: 'Drei sind gewählt. Nehmt erst eine davon weg.',
    pickAgain: 'Andere Ideen wählen',
    compare: 'Vergleicht sie',
    scale: '1 heißt kaum, 5 heißt sehr. Nutzen zählt doppelt.',
    criteria: {
      value: 'Nutzen',
      effort: 'Wenig Aufwand',
      boldness: 'Mut',
      fit: 'Passung',
    },
    score: (score: number) => `${score} von 5`,
    points: (points: number, most: number) => `${points} von ${most} Punkten`,
    first: (idea: string) => `Vorn liegt: ${idea}`,
    tieBroken: (ideas: string, idea: string, criterion: string) =>
      `Gleich viele Punkte: ${ideas}. Vorn liegt ${idea} wegen: ${criterion}.`,
    tie: (ideas: string) =>
      `Gleichstand in allem: ${ideas}. Nehmt die, auf die ihr mehr Lust habt.`,
    choose: 'Diese nehmen',
    chosen: 'Eure Wahl',
    quoted: (idea: string) => `„${idea}“`,
    and: 'und',
  },
  concept: {
    noIdea:
      'Ihr habt noch keine Idee gewählt. Sobald ihr eine wählt, füllt sich diese Seite weiter.',
    otherIdea: 'Dieses Konzept habt ihr für eine andere Idee geschrieben.',
    edit: 'Texte ändern',
    refill: 'Aus den Angaben neu füllen',
    byAi: 'Entwurf der KI',
    useAi: 'Diesen Entwurf übernehmen',
    askAi: 'Konzept entwerfen lassen',
    fields: {
      name: { label: 'Name', question: 'Wie nennt ihr es, wenn ihr jemandem davon erzählt?' },
      promise: { label: 'Versprechen', question: 'Was hat jemand davon, in einem Satz?' },
      audience: { label: 'Für wen', question: 'Wer würde es als Erstes benutzen?' },
      how: { label: 'So funktioniert es', question: 'Was passiert zuerst, was danach?' },
      assumptions: { label: 'Annahmen', question: 'Was muss stimmen, damit es klappt?' },
      hypothesis: {
        label: 'Hypothese',
        question: 'Bei wem ändert sich was, und welcher Wert überzeugt euch?',
      },
      steps: { label: 'Schritte', question: 'Was tut ihr in welcher Reihenfolge?' },
      measure: { label: 'Messgröße', question: 'Woran seht ihr, ob es funktioniert?' },
      duration: { label: 'Dauer', question: 'Wann schaut ihr auf das Ergebnis?' },
    },
    onePerLine: 'Ein Punkt pro Zeile.',
    test: 'Testplan',
    sheet: 'Euer Konzept auf einer Seite',
    open: (question: string) => `Noch offen: ${question}`,
    answers: 'Antwort auf',
  },
  meeting: {
    title: (name: string) => `Test planen: ${name}`,
    goal: (name: string) =>
      `Alle wissen, wie „${name}“ getestet wird, wer was übernimmt und bis wann.`,
    about: (text: string) => `Worum es geht: ${text}`,
    step: (number: number, text: string) => `Schritt ${number} des Tests: ${text}`,
    items: {
      hypothesis: (text: string) =>
        text
          ? `Stimmt die Hypothese so? ${text}`
          : 'Was soll sich ändern, und welcher Wert überzeugt?',
      test: (text: string) => (text ? `So läuft der Test: ${text}` : 'Wie läuft der Test?'),
      risks: (text: string) => `Was muss stimmen, und was kann schiefgehen?${text && ` ${text}`}`,
      tasks: (until: string) =>
        `Wer übernimmt was, und bis wann?${until && ` Zeitrahmen: ${until}`}`,
    },
  },
  export: {
    title: 'Mitnehmen',
    lead: 'Die Seite als Bild oder auf Papier, der ganze Weg als PDF oder Markdown.',
    asPicture: 'Als Bild',
    print: 'Drucken',
    pictureMaking: 'Bild wird erstellt …',
    pictureProblem:
      'Das Bild ließ sich nicht erstellen. Versucht es noch einmal oder nehmt das PDF.',
    untitled: 'Konzept ohne Namen',
    madeOn: (day: string) => `Innovation Flight Deck, ${day}`,
    way: 'Der Weg dorthin',
    idea: 'Idee',
    points: 'Punkte',
    place: 'Platz',
    otherIdeas: 'Weitere Ideen',
    noteMethod:
      'Mit dem Innovation Flight Deck aus eigenen Angaben zusammengestellt, ohne KI. Annahmen sind Annahmen, bis sie getestet sind.',
    noteAi:
      'Mit dem Innovation Flight Deck erarbeitet. Einzelne Texte hat eine KI vorgeschlagen: Prüft jede Aussage, bevor ihr euch darauf verlasst.',
    discuss: 'Mit uns besprechen',
  },
  method: {
    questions: germanQuestions,
    impulses: [
      'Was ist das Naheliegende?',
      'Womit ginge es garantiert schief? Und das Gegenteil davon?',
      'Was könnt ihr weglassen, ohne dass es jemandem fehlt?',
      'Wie macht es eine Hotelküche?',
      'Was ginge für ein Zehntel der Kosten?',
      'Was ginge allein mit Papier und Stift?',
      'Welche Regel macht es schlimmer?',
      'Was könnte zuerst statt zuletzt passieren?',
      'Wie macht es ein Flughafen?',
      'Was wäre nötig, damit es zehnmal so schnell geht?',
      'Wer außer euch könnte es übernehmen?',
      'Wie würde es ein achtjähriges Kind lösen?',
    ],
    concept: {
      promise: (need: string, who: string) => `Für ${who}: ${need}.`,
      aim: (aim: string) => `Das Ziel: ${aim}.`,
      audience: (who: string, situation: string) => `${who}, in dieser Lage: ${situation}`,
      needAssumed: (need: string, who: string) => `Das Bedürfnis ist echt: ${need} (${who}).`,
      problemAssumed: (what: string) => `Das Problem ist groß genug, um etwas zu ändern: ${what}.`,
      assumed: {
        value: 'Der Nutzen ist so groß, dass jemand die Idee wirklich benutzt.',
        effort: 'Wir bekommen es mit dem hin, was wir haben.',
        boldness: 'Es ist neu genug, um einen Unterschied zu machen.',
        fit: 'Es passt zu dem, was wir können und wofür wir stehen.',
      },
      hypothesis: (idea: string, who: string, sign: string) =>
        `Wir probieren aus: ${idea}.${who && ` Für wen: ${who}.`} Was sich ändern soll: ${sign}. Überzeugt sind wir ab diesem Wert: …`,
      steps: {
        sketch: 'Die Idee als Skizze oder einfaches Modell festhalten, höchstens einen Tag lang.',
        show: (who: string) =>
          `Fünf Menschen zeigen, auf die das zutrifft: ${who}. Zuschauen, nicht erklären.`,
        showSomebody: 'Fünf Menschen zeigen, die das Problem haben. Zuschauen, nicht erklären.',
        note: 'Mitschreiben: Was verstehen sie, was fehlt ihnen, was würden sie morgen benutzen?',
        decide: 'Gemeinsam entscheiden: weitermachen, ändern oder lassen.',
      },
      measure: (signs: string) =>
        `Vorher und nachher vergleichen: ${signs}. Ab wann machen wir weiter?`,
      duration: 'Fünf Arbeitstage',
    },
  },
}

/** What the German file has. */
export type FlightDeckTexts = typeof texts
