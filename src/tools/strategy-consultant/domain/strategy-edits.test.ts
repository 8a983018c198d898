import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Statement, StrategyDraft } from './strategy-draft.ts'
import {
  editedDraft,
  editsForNewDraft,
  hasEdits,
  linesOf,
  NO_EDITS,
  withText,
} from './strategy-edits.ts'

const PAGE = 'https://www.example.com/'
const BUILDS: Statement = {
  text: 'Baut Förderbänder.',
  basis: 'page',
  sources: [PAGE],
  quotes: [{ page: PAGE, text: 'Wir bauen Förderbänder' }],
}
const GROWS: Statement = { text: 'Der Markt wächst.', basis: 'assumption', sources: [], quotes: [] }
const DRAFT: StrategyDraft = {
  position: [BUILDS, GROWS],
  customers: [GROWS],
  strengths: [],
  openQuestions: [{ ...GROWS, text: 'Wer kauft?' }],
  opportunities: [{ title: 'Wartung', reason: GROWS, experiment: 'Fünf Anrufe' }],
  services: [{ service: 'potenziale', reason: 'Wegen der Fragen.' }],
  nextSteps: ['Lesen', 'Fragen'],
}
const [FIRST] = linesOf(DRAFT, 'position')
if (!FIRST) throw new Error('The draft has no lines.')

describe('a statement', () => {
  test('has its source while its words are those of the draft', () => {
    const spaced = withText(NO_EDITS, FIRST, ` ${BUILDS.text}\n`)
    expect(editedDraft(DRAFT, spaced).position[0]).toMatchObject(BUILDS)
  })

  test('has none in other words, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = editedDraft(DRAFT, withText(NO_EDITS, FIRST, text)).position
        for (const line of shown.filter(({ key }) => key === FIRST.key)) {
          expect(line).toMatchObject(
            line.text === BUILDS.text
              ? BUILDS
              : { text: text.trim(), basis: 'changed', sources: [], quotes: [] },
          )
        }
      }),
      { examples: [['Baut keine Förderbänder.'], ['Baut Förderbänder'], ['baut Förderbänder.']] },
    )
  })

  test('is left out when it is emptied, and comes back with its words', () => {
    for (const blank of ['', '  ', '\n', '\u200b']) {
      const emptied = withText(NO_EDITS, FIRST, blank)
      expect(editedDraft(DRAFT, emptied).position).toHaveLength(1)
      expect(withText(emptied, FIRST, BUILDS.text)).toEqual(NO_EDITS)
    }
  })
})

test('a question claims nothing, so it is no assumption', () => {
  expect(editedDraft(DRAFT, NO_EDITS).openQuestions[0]?.basis).toBeNull()
})

test('each added line is a statement of the person', () => {
  const edits = { ...NO_EDITS, added: { strengths: 'Repariert vor Ort\n\n Leiht Räder ' } }
  expect(hasEdits(edits)).toBe(true)
  expect(hasEdits({ ...NO_EDITS, added: { strengths: ' \n' } })).toBe(false)
  expect(editedDraft(DRAFT, edits).strengths.map(({ text, basis }) => [text, basis])).toEqual([
    ['Repariert vor Ort', 'added'],
    ['Leiht Räder', 'added'],
  ])
})

test('a new draft keeps what was added, and changes of lines that it repeats', () => {
  const edits = {
    changed: { 'position.1': 'Der Markt schrumpft.', 'nextSteps.0': '' },
    added: { customers: 'Bäckereien' },
  }
  expect(editsForNewDraft(edits, DRAFT, DRAFT)).toEqual({ edits, isComplete: true })
  const now = { ...DRAFT, position: [GROWS] }
  expect(editsForNewDraft(edits, DRAFT, now)).toEqual({
    edits: { changed: { 'nextSteps.0': '' }, added: edits.added },
    isComplete: false,
  })
})
