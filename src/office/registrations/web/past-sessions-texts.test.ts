import { expect, test } from 'vitest'
import { pastSessionsWords } from './past-sessions-texts.ts'

const past = {
  trainingTitle: 'Uhren & Zeit',
  trainingDate: 'Dienstag, 12. Januar 2027',
  trainingTime: '10:00 – 11:30 Uhr',
  isOver: true,
  cancelledAt: null,
}
const toCome = { ...past, trainingTitle: 'Drachen bauen', isOver: false }
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

test('a session that is over is named once, with what is asked', () => {
  const words = pastSessionsWords('confirmed', [past, past])

  expect(words.sessions.map(({ session, time }) => [plain(session), time])).toEqual([
    ['„Uhren & Zeit“, Dienstag, 12. Januar 2027,', '10:00 – 11:30 Uhr'],
  ])
  expect(words).toMatchObject({
    title: 'Anmeldung trotzdem bestätigen?',
  })
})

test('sessions that are to come are not named', () => {
  const words = pastSessionsWords('cancelled', [past, toCome])

  expect(words.sessions).toHaveLength(1)
  expect(words).toMatchObject({
    title: 'Anmeldung trotzdem absagen?',
    confirmLabel: 'Trotzdem absagen',
  })
})
