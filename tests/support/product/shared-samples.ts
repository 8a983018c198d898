import type { SharedCopy } from '#tools/documents/domain/shared-copy.ts'
import type { SentMeeting } from '#tools/meeting-moderator/domain/meeting-room.ts'

/** A meeting that runs, as its host's browser sends it. */
export const SENT_MEETING = {
  sentAt: Date.UTC(2026, 10, 20, 9),
  meeting: {
    title: 'Wochenrunde',
    goal: 'Wissen, was diese Woche dran ist',
    day: '2026-11-20',
    startTime: '10:00',
    people: ['Ida', 'Ben'],
    agenda: [
      { id: 'a', title: 'Ankommen', minutes: 5, owner: 'Ida', method: 'round' },
      { id: 'b', title: 'Themen', minutes: 20, owner: '', method: null },
    ],
    run: {
      startedAt: Date.UTC(2026, 10, 20, 9),
      plannedEnd: Date.UTC(2026, 10, 20, 9, 25),
      current: 'a',
      since: Date.UTC(2026, 10, 20, 9),
      endedAt: null,
      spent: {},
      added: {},
      marks: { a: { index: 0, from: 0 } },
    },
    canWrite: false,
    vote: null,
  },
} as const satisfies SentMeeting

/** A result of a tool, with each kind of block. */
export const SHARED_COPY = {
  language: 'de',
  title: 'Protokoll: Wochenrunde',
  subtitle: '20. November 2026',
  fileName: 'protokoll-wochenrunde',
  blocks: [
    { kind: 'heading', level: 2, text: 'Entscheidungen' },
    { kind: 'list', ordered: true, items: ['Wir testen den Rückruf.'] },
    {
      kind: 'paragraph',
      text: {
        text: 'Siehe dort.',
        links: [
          { label: 'Startseite', url: 'https://www.example.org/' },
          { label: 'https://www.example.org/preise', url: 'https://www.example.org/preise' },
        ],
      },
    },
    { kind: 'table', head: ['Aufgabe', 'Wer'], rows: [['Anrufen', 'Ida']] },
  ],
  note: 'Erstellt mit dem Meeting Moderator.',
  work: '{"tool":"meeting-moderator","version":1,"work":{}}',
} as const satisfies SharedCopy
