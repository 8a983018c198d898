import type { FollowedMeetingTexts } from './followed-meeting-texts.ts'
import { texts as moderator } from './meeting-moderator.de.ts'

export const texts: FollowedMeetingTexts = {
  needsScripts: 'Zum Mitverfolgen braucht diese Seite JavaScript. Schalte es ein und lade neu.',
  code: 'Code des Meetings',
  codeHint: 'Acht Buchstaben und Ziffern',
  wrongCode: 'Das ist kein Code: Ein Code hat acht Buchstaben und Ziffern.',
  follow: 'Mitverfolgen',
  connecting: 'Verbindung wird aufgebaut …',
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
  beginsAt: (time) => `Geplanter Beginn: ${time} Uhr (Zeitzone der Moderation)`,
  over: (time) => `Das Meeting ist seit ${time} Uhr zu Ende.`,
  noAgenda: 'Noch steht nichts auf der Agenda.',
  readOnly: (day) => `Nur zum Mitlesen. Spätestens am ${day} wird diese Ansicht gelöscht.`,
  untitledMeeting: 'Meeting ohne Titel',
  moderator: {
    run: moderator.run,
    methods: moderator.methods,
    undone: moderator.undone,
  },
}
