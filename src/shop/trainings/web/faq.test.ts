import { expect, test } from 'vitest'
import { type OverviewTextKey, OWN_QUESTIONS } from '#platform/editing/domain/page-texts.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { bookingConditions, faqWith } from './faq.ts'

/** Staff have added two questions; the answer to the second is not written yet. */
const textOf = (key: OverviewTextKey) => ({ key, content: CONTENTS[key] ?? `Text von ${key}` })
const CONTENTS: Partial<Record<OverviewTextKey, string>> = {
  [OWN_QUESTIONS]: 'n1 n2',
  'questions.n2.answer': 'Neue Antwort',
}

test('the questions say the rules in force, and are complete without them', () => {
  const rules = { ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays: 21 }
  const withRules = faqWith(rules, textOf)

  expect(withRules.find(({ id }) => id === 'substitute')?.answer).toContain(
    'Absagen ist bis 21 Tage vor dem Termin kostenlos. Danach geht es auf Anfrage und kostet höchstens 100\u00a0% des Preises für diesen Platz; eine Vertretung kostet nichts.',
  )
  const ids = (entries: ReturnType<typeof faqWith>) => entries.map(({ id }) => id)
  expect(ids(withRules).filter((id) => id !== 'substitute')).toEqual(
    ids(faqWith(undefined, textOf)),
  )
  for (const { answer } of faqWith(undefined, textOf)) expect(answer).not.toContain('undefined')
})

test('the conditions of a booking are public answers, word for word', () => {
  const conditions = bookingConditions(DEFAULT_BOOKING_RULES)

  expect(conditions).toHaveLength(6)
  for (const condition of conditions)
    expect(faqWith(DEFAULT_BOOKING_RULES, textOf)).toContainEqual(
      expect.objectContaining(condition),
    )
})

test('what the firm does outside the website is answered as staff wrote it', () => {
  const answers = faqWith(undefined, textOf).filter(({ parts }) => parts !== undefined)

  expect(answers.map(({ id, answer }) => [id, answer])).toEqual([
    ['technology', 'Text von facts.technology'],
    [
      'tools',
      'Meeting: Text von facts.meeting Whiteboard: Text von facts.whiteboard KI: Text von facts.ai',
    ],
    ['recording', 'Text von facts.recording'],
    ['certificate', 'Text von facts.certificate'],
    [
      'groups',
      expect.stringMatching(/^Ja\. Ein Paket hat .+höchstens 20\. Text von facts\.groups$/),
    ],
  ])
})

test('a question that staff have added comes last, once it has an answer', () => {
  const own = ({ id }: { id: string }) => id.startsWith('own-')
  const entries = faqWith(undefined, textOf)

  expect(entries.filter(own)).toEqual([
    {
      id: 'own-n1',
      question: 'Text von questions.n1.question',
      answer: 'Text von questions.n1.answer',
    },
  ])
  expect(entries.findIndex(own)).toBe(entries.length - 1)
  expect(faqWith(undefined, textOf, true).filter(own)).toEqual([])
})

test('a buyer reads when an answer and an invoice come, and whom the offer is for', () => {
  const rules = { ...DEFAULT_BOOKING_RULES, answerWithinDays: 3, paymentDays: 30 }
  const answerOf = (id: string) => faqWith(rules, textOf).find((entry) => entry.id === id)?.answer

  expect(answerOf('binding')).toContain('antworten wir innerhalb von 3 Werktagen.')
  expect(answerOf('payment')).toMatch(
    /^Ja, eine Rechnung mit 30 Tagen Zahlungsziel\. .*Bestellnummer/,
  )
  expect(answerOf('companies')).toContain('Unser Angebot richtet sich an Unternehmen')
  expect(answerOf('cancelled-date')).toContain('den ganzen Preis zurück oder einen anderen Termin')
})
