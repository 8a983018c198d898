import { JOINED_MAX, type RoomRefusal } from '#tools/rooms/domain/room.ts'
import type { FlightDeckTexts } from './flight-deck.de.ts'

/** Sentences for the codes of refusals. */
type Refusals = Readonly<Record<string, string> & Record<`rooms.${RoomRefusal}`, string>>

/** Texts of the Flight Deck's rooms, which are loaded with a room only. */
export const roomTexts = {
  start: {
    lead: 'Ein Raum für bis zu zwölf Leute, jede Person am eigenen Gerät: Ideen still sammeln, zeichnen, geheim abstimmen, entscheiden. Ohne Konto.',
    privacy:
      'Was ihr schreibt und zeichnet, liegt 30 Tage auf unserem Server, mit den Namen, die ihr euch gebt, und ohne E-Mail-Adressen. Danach wird es gelöscht. Die Leitung kann den Raum jederzeit löschen.',
    name: 'Dein Name',
    nameHint: 'Vorname oder Kürzel, keine E-Mail-Adresse. Alle im Raum sehen ihn.',
    noName: 'Gib deinen Namen ein.',
    questionHint: 'Zum Beispiel: Wie könnten wir Angebote schneller schreiben?',
    takeAlong: 'Problem und Personen mitnehmen',
    open: 'Raum eröffnen',
    joinTitle: 'Mit einem Code dazukommen',
    code: 'Code des Raums',
    codeHint: 'Acht Buchstaben und Ziffern.',
    wrongCode: 'Ein Code hat acht Buchstaben und Ziffern, ohne 0, 1, I und O.',
    go: 'Zum Raum',
    alone: 'Zurück: allein arbeiten',
  },
  door: {
    title: 'Willkommen im Raum',
    lead: 'Gib dir einen Namen, dann bist du dabei.',
    join: 'Dazukommen',
    full: 'In diesem Raum sind schon zwölf Leute. Mehr passen nicht hinein.',
    closed: 'Dieser Raum nimmt gerade niemanden mehr auf. Frag die Leitung.',
    other: 'Anderen Code eingeben',
  },
  noRoom: {
    unknown: {
      title: 'Diesen Raum gibt es nicht',
      lead: 'Der Code stimmt nicht, der Raum wurde gelöscht, oder seine 30 Tage sind vorbei.',
    },
    over: {
      title: 'Diesen Raum gibt es nicht mehr.',
      lead: 'Die Leitung hat ihn gelöscht, oder seine 30 Tage sind vorbei.',
    },
    removed: {
      title: 'Du bist nicht mehr in diesem Raum.',
      lead: 'Die Leitung hat dich herausgenommen. Was du notiert hast, bleibt im Raum.',
    },
  },
  head: {
    room: (code: string) => `Raum ${code}`,
    until: (day: string) => `Wird am ${day} gelöscht.`,
    copyLink: 'Link kopieren',
    copied: 'Link kopiert',
    people: (count: number) => (count === 1 ? 'eine Person' : `${count} Personen`),
    connected: (connected: number, people: number) => `${connected} von ${people} verbunden`,
    isConnected: 'verbunden',
    isAway: 'nicht verbunden',
    host: 'leitet',
    you: 'du',
    link: {
      connecting: 'Verbindung wird aufgebaut …',
      live: 'Verbunden',
      lost: 'Keine Verbindung. Schreib ruhig weiter: Es wird gesendet, sobald sie wieder da ist.',
    },
    waiting: (count: number) =>
      count === 1 ? 'Eine Änderung wartet.' : `${count} Änderungen warten.`,
    position: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
    refused: 'Das hat nicht geklappt.',
    dismiss: 'Verstanden',
    timeLeft: 'Noch',
    timePaused: 'Pause:',
    timeOver: 'Die Zeit ist um.',
  },
  lead: {
    leads: (name: string) => `${name} leitet.`,
    isAway: (name: string) => `${name} ist nicht verbunden.`,
    soon: 'Nach einer Minute kann jemand anderes leiten.',
    anyone: 'Alles ist noch da. Ihr könnt gleich weitermachen.',
    takeOver: 'Leitung übernehmen',
    lost: (name: string) => `Du leitest nicht mehr: Jetzt leitet ${name}. Du bist weiter dabei.`,
  },
  personalLink: {
    title: 'Auf einem anderen Gerät weitermachen',
    lead: 'Öffne diesen Link auf deinem anderen Gerät. Dort bist du dieselbe Person. Gib ihn nicht weiter: Wer ihn öffnet, handelt als du.',
    copy: 'Meinen Link kopieren',
    copied: 'Kopiert',
    qrCode: 'QR-Code mit deinem Link',
  },
  done: {
    button: 'Fertig',
    count: (done: number, people: number) => `${done} von ${people} fertig`,
    all: 'Alle sind fertig.',
    one: 'fertig',
  },
  host: {
    title: 'Du leitest',
    lead: 'Alle sehen den Schritt, den du öffnest.',
    back: (step: string) => `Zurück: ${step}`,
    next: (step: string) => `Weiter: ${step}`,
    timer: 'Zeit für diesen Schritt',
    minutes: (count: number) => `${count} Min.`,
    pauseTimer: 'Anhalten',
    runTimer: 'Weiterlaufen lassen',
    stopTimer: 'Ohne Uhr',
    isOpen: 'Weitere Leute dürfen dazukommen',
    remove: 'Herausnehmen',
    handOver: 'Leitung abgeben',
    people: 'Wer dabei ist',
    removeQuestion: (name: string) =>
      `${name} wirklich herausnehmen? Was schon notiert ist, bleibt.`,
    handOverQuestion: (name: string) => `Soll ab jetzt ${name} leiten?`,
    yes: 'Ja',
    no: 'Nein',
    end: 'Raum löschen',
    endQuestion: 'Den Raum für alle löschen? Nehmt vorher mit, was ihr braucht.',
  },
  steps: {
    arrive: {
      name: 'Ankommen',
      title: 'Alle da?',
      lead: 'Teilt den Link oder den Code. Wenn alle da sind, geht es los.',
    },
    ideas: {
      name: 'Ideen',
      title: 'Jede Person für sich',
      lead: 'Schreib auf, was dir einfällt. Nur du siehst sie, bis ihr ordnet.',
    },
    sketches: {
      name: 'Skizzen',
      title: 'Zeichne deine besten Ideen',
      lead: 'Bis zu drei, mit Finger oder Maus. Strichmännchen genügen.',
    },
    group: {
      name: 'Ordnen',
      title: 'Was gehört zusammen?',
      lead: 'Gleiche Ideen werden eine. Tipp auf eine und dann auf die, zu der sie gehört. Alle dürfen das.',
    },
    votes: {
      name: 'Abstimmung',
      title: 'Drei Punkte, geheim',
      lead: 'Verteil deine Punkte. Niemand sieht, wie du abstimmst, auch die Leitung nicht.',
    },
    decision: {
      name: 'Entscheidung',
      title: 'Womit geht ihr weiter?',
      lead: 'Die Punkte sind eine Empfehlung. Eine Person entscheidet.',
    },
    storyboard: {
      name: 'Storyboard',
      title: 'Die Geschichte in sechs Bildern',
      lead: 'Nehmt euch je ein Bild: einen Satz und eine Zeichnung. Ein Bild gehört der Person, die es genommen hat.',
    },
    plan: {
      name: 'Testplan',
      title: 'Was muss stimmen?',
      lead: 'Jede Hypothese sagt, bei wem sich was ändert und welcher Wert euch überzeugt.',
    },
    results: {
      name: 'Ergebnisse',
      title: 'Was ist herausgekommen?',
      lead: 'Nach dem Test: Was habt ihr gemessen, und was folgt daraus?',
    },
  },
  noQuestion: 'Noch keine Frage.',
  known: { title: 'Problem und Personen', problem: 'Das Problem', people: 'Die Personen' },
  idea: {
    mine: 'Deine Ideen',
    count: (count: number) => (count === 1 ? 'Im Raum: eine Idee' : `Im Raum: ${count} Ideen`),
    own: (max: number) =>
      `Du hast schon ${max} Ideen notiert. Entferne eine, dann passt eine neue.`,
  },
  sketch: {
    none: 'Du hast noch keine Idee notiert. Schreib zuerst eine auf.',
    draw: 'Zeichnen',
    close: 'Zeichnung schließen',
    pad: (idea: string) => `Zeichenfläche für: ${idea}`,
    undo: 'Letzten Strich entfernen',
    clear: 'Alles entfernen',
    full: 'Mehr passt nicht auf dieses Bild. Der letzte Strich fehlt.',
    count: (count: number) => (count === 1 ? 'Im Raum: eine Skizze' : `Im Raum: ${count} Skizzen`),
    own: (max: number) => `Du hast schon ${max} Ideen gezeichnet.`,
  },
  group: {
    move: 'Zusammenlegen',
    where: (idea: string) => `Zu welcher Idee gehört „${idea}“?`,
    put: 'Hierzu legen',
    cancel: 'Nicht zusammenlegen',
    takeOut: (idea: string) => `Herausnehmen: ${idea}`,
  },
  vote: {
    runoff: 'Noch einmal, nur über die Ideen mit gleich vielen Punkten.',
    left: (dots: number) =>
      dots === 0
        ? 'Alle Punkte sind verteilt.'
        : dots === 1
          ? 'Du hast noch einen Punkt.'
          : `Du hast noch ${dots} Punkte.`,
    more: (idea: string) => `Punkt geben: ${idea}`,
    fewer: (idea: string) => `Punkt zurücknehmen: ${idea}`,
    own: (dots: number) => (dots === 1 ? 'ein Punkt von dir' : `${dots} Punkte von dir`),
    revealed: 'Das Ergebnis ist aufgedeckt, die Abstimmung ist vorbei.',
    again: 'Noch einmal abstimmen',
    againQuestion: 'Alle Punkte und die Entscheidung verwerfen?',
    againConfirm: 'Ja, neu abstimmen',
    mine: 'deine Idee',
    noIdeas: 'Es gibt noch keine Ideen.',
  },
  decision: {
    decider: 'Wer entscheidet',
    hostDecides: 'Die Leitung',
    youDecide: 'Du entscheidest.',
    decides: (name: string) => `${name} entscheidet.`,
    dots: (dots: number) => (dots === 1 ? 'ein Punkt' : `${dots} Punkte`),
    choose: 'Diese nehmen',
    decided: 'Damit geht ihr weiter',
    notVotedOn: 'nicht zur Wahl',
    tie: {
      title: (ideas: number, dots: number) =>
        `Gleichstand: ${ideas} Ideen haben je ${dots === 1 ? 'einen Punkt' : `${dots} Punkte`}`,
      youDecide: 'Stimmt über diese noch einmal ab, oder du entscheidest.',
      decides: (name: string) => `Stimmt über diese noch einmal ab, oder ${name} entscheidet.`,
      again: 'Über diese abstimmen',
      noDots: 'Keine Idee hat einen Punkt.',
    },
  },
  storyboard: {
    frame: (number: number) => `Bild ${number}`,
    hints: [
      'Wie fängt es an?',
      'Wie erfährt die Person davon?',
      'Was tut sie zuerst?',
      'Was passiert dann?',
      'Wo wird es schwierig?',
      'Was ist am Ende anders?',
    ],
    take: (number: number) => `Bild ${number} nehmen`,
    taken: (name: string) => `Daran arbeitet ${name}.`,
    free: 'Bild freigeben',
    caption: 'Satz zum Bild',
    empty: 'Noch leer',
  },
  plan: {
    hypotheses: 'Hypothesen',
    sentence: (group: string, change: string, threshold: string) =>
      `Bei „${group}“ ändert sich: ${change}. Überzeugt sind wir ab: ${threshold}.`,
    parts: {
      group: { label: 'Bei wem?', hint: 'Zum Beispiel: Betriebe, die zum ersten Mal anfragen' },
      change: {
        label: 'Was ändert sich?',
        hint: 'Zum Beispiel: Sie rufen nach dem Angebot zurück',
      },
      threshold: { label: 'Ab welchem Wert?', hint: 'Zum Beispiel: 6 von 10 in einer Woche' },
    },
    add: 'Hypothese hinzufügen',
    none: 'Noch keine Hypothese.',
    test: 'Der Test',
    fields: {
      who: { label: 'Mit wem?', hint: 'Wie viele, und woher kommen sie?' },
      how: { label: 'Wie?', hint: 'Was zeigt oder tut ihr?' },
      when: { label: 'Bis wann?', hint: 'Wann schaut ihr auf das Ergebnis?' },
    },
    hostWrites: 'Das trägt die Leitung ein.',
    open: 'Noch offen',
  },
  results: {
    result: 'Was habt ihr gemessen?',
    resultHint: 'Zahlen und was euch überrascht hat.',
    verdict: 'Was folgt daraus?',
    verdicts: { keep: 'Behalten', change: 'Ändern', drop: 'Verwerfen' },
    waits: 'Das trägt ein, wer die Hypothese geschrieben hat, oder die Leitung.',
    later: (day: string) =>
      `Kommt nach dem Test mit demselben Link wieder. Den Raum gibt es bis zum ${day}.`,
  },
  export: {
    lead: 'Alles als PDF oder Markdown, die Zeichnungen als Bild.',
    drawings: 'Zeichnungen als SVG',
    untitled: 'Sprint im Team',
    people: 'Dabei',
    decided: 'Entschieden',
    storyboard: 'Storyboard',
    ideas: 'Alle Ideen',
    dots: 'Punkte',
    measured: (result: string) => `Gemessen: ${result}`,
    follows: (verdict: string) => `Daraus folgt: ${verdict}`,
    note: 'Im Raum des Innovation Flight Deck erarbeitet, ohne KI. Hypothesen sind Annahmen, bis sie getestet sind.',
    withSketch: 'mit Skizze',
  },
  refusals: {
    'rooms.not_host': 'Das kann nur die Leitung.',
    'rooms.host_here': 'Die Leitung war in der letzten Minute da.',
    'rooms.not_decider': 'Das entscheidet jemand anderes.',
    'rooms.not_yours': 'Daran arbeitet jemand anderes.',
    'rooms.step_over': 'Dieser Schritt ist vorbei oder noch nicht dran.',
    'rooms.gone': 'Das gibt es nicht mehr.',
    'rooms.too_many': 'Mehr passt hier nicht hinein.',
    'rooms.room_full': 'Dieser Raum ist voll. Kürzt oder entfernt etwas oder eröffnet einen neuen.',
    'rooms.joined_max': `In diesem Raum waren schon ${JOINED_MAX} Personen. Eröffnet bitte einen neuen.`,
    'rooms.busy': 'Hier ist gerade viel los. Bitte versuch es gleich noch einmal.',
    'rooms.dots_spent': 'Deine Punkte sind schon vergeben.',
    'rooms.unknown': 'Diesen Raum gibt es nicht mehr, oder du bist nicht mehr dabei.',
    'rooms.full': 'In diesem Raum sind schon zwölf Leute.',
    'rooms.closed': 'Dieser Raum nimmt gerade niemanden mehr auf.',
    'http.too_many': 'Das waren zu viele Versuche. Bitte warte etwas.',
    'http.invalid': 'Das ist kein gültiger Text: zu lang, leer oder mit einer E-Mail-Adresse.',
  } satisfies Refusals as Refusals,
  failed: 'Das hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.',
}

/** What the German file has, with the texts of the tool. */
export type RoomTexts = typeof roomTexts & { deck: FlightDeckTexts }
