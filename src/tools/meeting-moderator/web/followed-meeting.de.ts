import { texts as moderator } from './meeting-moderator.de.ts'

export const texts = {
  needsScripts: 'Zum Mitverfolgen braucht diese Seite JavaScript. Schalte es ein und lade neu.',
  code: 'Code des Meetings',
  codeHint: 'Acht Buchstaben und Ziffern',
  wrongCode: 'Das ist kein Code: Ein Code hat acht Buchstaben und Ziffern.',
  follow: 'Mitverfolgen',
  gone: 'Unter diesem Code gibt es kein Meeting.',
  goneLead:
    'Vielleicht stimmt ein Zeichen nicht, oder die Moderation hat das Mitverfolgen beendet. Nach 30 Tagen endet es von selbst.',
  other: 'Anderen Code eingeben',
  link: {
    connecting: 'Verbindung wird aufgebaut …',
    live: 'Verbunden',
    lost: 'Keine Verbindung. Du siehst den letzten Stand; die Uhr läuft danach weiter.',
  },
  notBegun: 'Das Meeting hat noch nicht begonnen.',
  beginsAt: (time: string) => `Geplanter Beginn: ${time} Uhr (Zeitzone der Moderation)`,
  over: (time: string) => `Das Meeting ist seit ${time} Uhr zu Ende.`,
  noAgenda: 'Noch steht nichts auf der Agenda.',
  readOnly: (day: string) => `Nur zum Mitlesen. Spätestens am ${day} wird diese Ansicht gelöscht.`,
  until: (day: string) => `Spätestens am ${day} wird diese Ansicht gelöscht.`,
  untitledMeeting: 'Meeting ohne Titel',
  guest: {
    title: 'Mitschreiben und abstimmen',
    before: (firm: string) => [
      'Was du schickst, steht mit deinem Vornamen im Protokoll der Moderation. Sie kann es ändern oder löschen. Abstimmungen sind anonym.',
      `Auf dem Server von ${firm} liegt deine Notiz, bis der Browser der Moderation sie hat, deine Antwort, bis ausgezählt ist, und dein Vorname, bis das Mitverfolgen endet: höchstens 30 Tage.`,
    ],
    name: 'Dein Vorname',
    needsName: 'Gib einen Vornamen ein.',
    join: 'Mitmachen',
    notJoined: {
      full: 'Gerade kann niemand mehr dazukommen.',
      other: 'Das hat nicht geklappt. Prüfe die Verbindung und versuche es noch einmal.',
    },
    removed: 'Die Moderation hat deinen Zugang zum Mitschreiben beendet.',
    writesAs: (name: string) => `Du schreibst als ${name}.`,
    send: 'Senden',
    sent: 'Von dir gesendet',
    sending: 'Wird gesendet …',
    arrived: 'angekommen',
    lost: 'Keine Verbindung. Was du schickst, kommt an, sobald sie wieder da ist.',
    refused: {
      tooMany: 'Mehr Notizen nimmt dieses Meeting von dir gerade nicht an.',
      other: 'Das kam nicht an: Die Moderation nimmt gerade nichts entgegen.',
    },
    vote: 'Abstimmung',
    secret:
      'Anonym: Alle sehen nur die Summen, wenn die Moderation schließt. Bis dahin kannst du deine Antwort ändern.',
    result: 'Ergebnis der Abstimmung',
  },
  moderator: {
    run: moderator.run,
    methods: moderator.methods,
    undone: moderator.undone,
    notes: moderator.notes,
    vote: moderator.vote,
  },
}

/** Texts of the page on which participants follow a meeting. */
export type FollowedMeetingTexts = typeof texts
