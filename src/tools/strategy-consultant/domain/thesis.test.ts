import { expect, test } from 'vitest'
import { EMPTY_THESIS, thesisSentences, withSuggested } from './thesis.ts'

const WORDS = {
  act: 'Wenn wir',
  effect: 'dann',
  reason: 'weil',
  for: 'Wir entscheiden uns für',
  against: 'und gegen',
}

test('what is written becomes one thesis and one choice', () => {
  expect(thesisSentences(EMPTY_THESIS, WORDS)).toEqual([])
  const thesis = { ...EMPTY_THESIS, act: 'Preise nennen', effect: 'rufen mehr an. ', for: 'Bäcker' }
  expect(thesisSentences(thesis, WORDS)).toEqual([
    'Wenn wir Preise nennen, dann rufen mehr an.',
    'Wir entscheiden uns für Bäcker.',
  ])
})

test('a suggestion fills empty fields only', () => {
  const suggestion = { act: 'a', effect: 'b', reason: 'c', for: 'd', against: 'e' }
  expect(withSuggested({ ...EMPTY_THESIS, act: 'Preise nennen', effect: ' ' }, suggestion)).toEqual(
    {
      ...suggestion,
      act: 'Preise nennen',
    },
  )
})
