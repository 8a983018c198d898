import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Statement, StrategyDraft } from './strategy-draft.ts'
import {
  addedTo,
  asDrafted,
  type DraftEdits,
  EDITED_SECTIONS,
  editedStatement,
  editsForNewDraft,
  hasEdits,
  lineOf,
  NO_EDITS,
  withAdded,
  withAddedText,
  withoutAdded,
  withoutEmptyLines,
  withStruck,
  withTakenBack,
  withText,
} from './strategy-edits.ts'
import { draftEditsSchema } from './strategy-edits-schema.ts'

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
  openQuestions: [],
  opportunities: [
    { title: 'Wartung', reason: GROWS, experiment: 'Fünf Anrufe' },
    { title: 'Miete', reason: BUILDS, experiment: 'Ein Angebot' },
  ],
  services: [{ service: 'potenziale', reason: 'Wegen der Fragen.' }],
  nextSteps: ['Lesen', 'Fragen'],
}

describe('a statement', () => {
  test('has its source while its words are those of the draft', () => {
    expect(editedStatement(NO_EDITS, 'position.0', BUILDS)).toBe(BUILDS)
    const spaced = withText(NO_EDITS, 'position.0', BUILDS.text, ` ${BUILDS.text}\n`)
    expect(editedStatement(spaced, 'position.0', BUILDS)).toBe(BUILDS)
  })

  test.each([
    'Baut keine Förderbänder.',
    'Baut Förderbänder',
    'baut Förderbänder.',
    'Baut Förderbänder. Seit 1990.',
  ])('has none in other words: %s', (text) => {
    const edits = withText(NO_EDITS, 'position.0', BUILDS.text, text)
    expect(editedStatement(edits, 'position.0', BUILDS)).toEqual({
      text,
      basis: 'changed',
      sources: [],
      quotes: [],
    })
    expect(editedStatement(asDrafted(edits, 'position.0'), 'position.0', BUILDS)).toBe(BUILDS)
    expect(editedStatement(edits, 'position.1', GROWS)).toBe(GROWS)
  })

  test('no edit makes a source, whatever is typed and struck out', () => {
    const typed = fc.array(fc.tuple(fc.constantFrom('position.0', 'position.1'), fc.string()))
    fc.assert(
      fc.property(typed, (texts) => {
        const edits = texts.reduce(
          (before, [key, text]) =>
            withText(before, key, DRAFT.position[Number(key.at(-1))]?.text ?? '', text),
          NO_EDITS,
        )
        for (const [index, drafted] of DRAFT.position.entries()) {
          const shown = editedStatement(edits, `position.${index}`, drafted)
          if (shown && shown.basis === 'page') expect(shown.text).toBe(drafted.text)
          if (shown && shown.text.trim() !== drafted.text) {
            expect(shown).toMatchObject({ basis: 'changed', sources: [], quotes: [] })
          }
        }
      }),
    )
  })
})

describe('a line that is struck out', () => {
  test('keeps its text, and comes back as it was', () => {
    const changed = withText(NO_EDITS, 'nextSteps.0', 'Lesen', 'Laut lesen')
    const struck = withStruck(withStruck(changed, 'nextSteps.0'), 'nextSteps.0')
    expect(lineOf(struck, 'nextSteps.0', 'Lesen')).toMatchObject({
      text: 'Laut lesen',
      isStruck: true,
    })
    expect(withTakenBack(struck, 'nextSteps.0')).toEqual(changed)
    expect(editedStatement(withStruck(NO_EDITS, 'position.0'), 'position.0', BUILDS)).toBeNull()
  })

  test.each(['', '  ', '\n', '\u200b'])('is one that was emptied: %j', (text) => {
    const edits = withText(NO_EDITS, 'nextSteps.0', 'Lesen', text)
    expect(lineOf(edits, 'nextSteps.0', 'Lesen')).toEqual({
      text: 'Lesen',
      isChanged: false,
      isStruck: true,
    })
    expect(withTakenBack(edits, 'nextSteps.0')).toEqual(NO_EDITS)
  })

  test('is found by its own key only', () => {
    expect(lineOf({ ...NO_EDITS, changed: {} }, 'constructor', 'Lesen').isChanged).toBe(false)
  })
})

describe('an added line', () => {
  test('counts as soon as it says something', () => {
    const { edits, id } = withAdded(NO_EDITS, 'customers')
    expect(addedTo(edits, 'customers')).toEqual([])
    expect(hasEdits(edits)).toBe(false)
    expect(withoutEmptyLines(edits)).toEqual(NO_EDITS)
    const written = withAddedText(edits, id, 'Brauereien')
    expect(addedTo(written, 'customers')).toEqual([
      { id, section: 'customers', text: 'Brauereien' },
    ])
    expect(addedTo(written, 'position')).toEqual([])
    expect(withoutEmptyLines(written)).toBe(written)
    expect(hasEdits(written)).toBe(true)
    expect(withoutAdded(written, id)).toEqual(NO_EDITS)
  })

  test('has an id of its own, also after others are gone', () => {
    const section = fc.constantFrom(...EDITED_SECTIONS)
    const act = fc.oneof(section, fc.nat({ max: 8 }))
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const edits = acts.reduce<DraftEdits>(
          (before, one) =>
            typeof one === 'number' ? withoutAdded(before, one) : withAdded(before, one).edits,
          NO_EDITS,
        )
        expect(new Set(edits.added.map(({ id }) => id)).size).toBe(edits.added.length)
      }),
    )
  })
})

describe('a new draft', () => {
  const edits = {
    changed: {
      'position.1': 'Der Markt schrumpft.',
      'services.0': 'Weil wir fragen.',
      'opportunities.1.title': 'Mieten statt kaufen',
    },
    struck: ['opportunities.0', 'nextSteps.1'],
    added: [{ id: 3, section: 'hypothesis', text: 'Und wer zahlt?' }],
  } as const

  test('takes over the edits of lines that it repeats, wherever they stand', () => {
    expect(editsForNewDraft(edits, DRAFT, DRAFT)).toEqual({ edits, isComplete: true })
    const now = {
      ...DRAFT,
      position: [GROWS, BUILDS],
      opportunities: DRAFT.opportunities.toReversed(),
      nextSteps: ['Fragen'],
    }
    expect(editsForNewDraft(edits, DRAFT, now)).toEqual({
      edits: {
        changed: {
          'position.0': 'Der Markt schrumpft.',
          'services.0': 'Weil wir fragen.',
          'opportunities.0.title': 'Mieten statt kaufen',
        },
        struck: ['opportunities.1', 'nextSteps.0'],
        added: edits.added,
      },
      isComplete: true,
    })
  })

  test('says when a line with an edit is gone, and keeps what was added', () => {
    const now = { ...DRAFT, position: [BUILDS], nextSteps: ['Lesen'] }
    expect(editsForNewDraft(edits, DRAFT, now)).toEqual({
      edits: {
        changed: {
          'services.0': 'Weil wir fragen.',
          'opportunities.1.title': 'Mieten statt kaufen',
        },
        struck: ['opportunities.0'],
        added: edits.added,
      },
      isComplete: false,
    })
  })

  test('does not take over an edit from a section to another one', () => {
    const now = { ...DRAFT, position: [], customers: [GROWS] }
    const kept = editsForNewDraft({ ...NO_EDITS, changed: edits.changed }, DRAFT, now)
    expect(kept.edits.changed).not.toHaveProperty(['customers.0'])
    expect(kept.isComplete).toBe(false)
  })
})

describe('edits in a file', () => {
  const added = { id: 1, section: 'position', text: 'Neu' }
  test.each([
    NO_EDITS,
    {
      changed: { 'position.0': 'x', 'opportunities.2.experiment': '' },
      struck: ['nextSteps.5'],
      added: [added],
    },
  ])('are read: %j', (edits) => {
    expect(draftEditsSchema.parse(edits)).toEqual(edits)
  })

  test.each([
    undefined,
    { ...NO_EDITS, changed: { 'position.0': 7 } },
    { ...NO_EDITS, changed: { 'elsewhere.0': 'x' } },
    { ...NO_EDITS, changed: { 'position.0': 'x'.repeat(801) } },
    { ...NO_EDITS, struck: ['position'] },
    { ...NO_EDITS, added: [added, added] },
    { ...NO_EDITS, added: [{ ...added, section: 'sources' }] },
    { ...NO_EDITS, added: [{ ...added, id: 0.5 }] },
  ])('are refused where they are none: %j', (edits) => {
    expect(draftEditsSchema.safeParse(edits).success).toBe(false)
  })
})
