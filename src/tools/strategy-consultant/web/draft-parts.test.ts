import { expect, test } from 'vitest'
import { sprintStart } from './draft-parts.tsx'

const fact = (text: string) => ({ text, sources: [] })
const QUESTION = 'Für wen ist das Angebot gedacht?'

test('an open question is the problem of a sprint, and the only audience its person', () => {
  const facts = { name: fact('Beispiel GmbH'), audiences: [fact('Handwerksbetriebe')] }
  expect(sprintStart(QUESTION, facts, 'dem Unternehmen')).toEqual({
    tool: 'flight-deck',
    from: 'Beispiel GmbH',
    start: { problem: { what: QUESTION }, person: { who: 'Handwerksbetriebe' } },
  })
})

test.each([[[]], [[fact('Praxen'), fact('Kanzleien')]]])(
  'nobody is chosen among no or several audiences: %j',
  (audiences) => {
    const { start, from } = sprintStart(QUESTION, { name: null, audiences }, 'dem Unternehmen')
    expect(start).toEqual({ problem: { what: QUESTION }, person: { who: '' } })
    expect(from).toBe('dem Unternehmen')
  },
)
