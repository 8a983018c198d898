import { expect, test } from 'vitest'
import type { Meeting } from '#tools/meeting-moderator/domain/meeting.ts'
import { newDeckContent } from '../../domain/deck-room.ts'
import { texts as deck } from '../flight-deck.de.ts'
import { roomTexts } from '../flight-deck-room.de.ts'
import { roomMeeting } from './room-meeting.ts'
import type { DeckRoom } from './room-types.ts'

const hypothesis = { id: '1', by: 'ida', result: '', verdict: null }

function meetingOf(content: object): Meeting {
  const room = {
    members: [{ name: 'Ida' }, { name: 'Ben' }],
    content: {
      ...newDeckContent({ question: 'Wie könnten wir Angebote schneller schreiben?' }),
      ...content,
    },
  } as unknown as DeckRoom
  return roomMeeting({ room, texts: { ...roomTexts, deck } }).start as Meeting
}

test('the decision, its hypotheses and its test are the agenda, and the room’s people take part', () => {
  const meeting = meetingOf({
    ideas: [{ id: 'a', text: 'Preisrechner', under: null }],
    decidedId: 'a',
    hypotheses: [
      { ...hypothesis, group: 'Anfragen', change: 'sie rechnen', threshold: '6 von 10' },
      { ...hypothesis, group: 'Lager', change: 'nichts', threshold: '1', verdict: 'drop' },
      { ...hypothesis, group: ' ', change: '', threshold: '' },
      { ...hypothesis, group: '', change: 'sie rufen an', threshold: '' },
    ],
    plan: { who: 'Zehn Betriebe', how: 'Papier zeigen', when: 'Freitag' },
  })
  expect(meeting.title).toBe('Test planen: Preisrechner')
  expect(meeting.people).toEqual(['Ida', 'Ben'])
  expect(meeting.agenda.map(({ title }) => title)).toEqual([
    'Worum es geht: Wie könnten wir Angebote schneller schreiben?',
    'Stimmt die Hypothese so? Bei „Anfragen“ ändert sich: sie rechnen. Überzeugt sind wir ab: 6 von 10.',
    'Stimmt die Hypothese so? Bei „…“ ändert sich: sie rufen an. Überzeugt sind wir ab: …',
    'So läuft der Test: Papier zeigen; Zehn Betriebe',
    'Was muss stimmen, und was kann schiefgehen?',
    'Wer übernimmt was, und bis wann? Zeitrahmen: Freitag',
  ])
})

test('a room without a decision is named by its question', () => {
  expect(meetingOf({}).title).toBe('Test planen: Wie könnten wir Angebote schneller schreiben?')
})
