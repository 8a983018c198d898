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

test('a session that is over is named once, with what becomes of the mails', () => {
  const words = pastSessionsWords('confirmed', [past, past])

  expect(words.sessions.map(({ session, time }) => [plain(session), time])).toEqual([
    ['„Uhren & Zeit“, Dienstag, 12. Januar 2027,', '10:00 – 11:30 Uhr'],
  ])
  expect(words).toMatchObject({
    title: 'Anmeldung trotzdem bestätigen?',
    consequence: 'Der Status wird geändert. Es wird keine E-Mail gesendet.',
  })
})

test('where other sessions are to come, the mails are said to be about those', () => {
  const words = pastSessionsWords('cancelled', [past, toCome])

  expect(words.sessions).toHaveLength(1)
  expect(words).toMatchObject({
    title: 'Anmeldung trotzdem absagen?',
    consequence: 'Die E-Mails gelten nur für die Trainings, die noch kommen.',
    confirmLabel: 'Trotzdem absagen',
  })
})
