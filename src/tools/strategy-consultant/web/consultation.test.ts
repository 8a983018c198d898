import { expect, test } from 'vitest'
import {
  draftState,
  EMPTY_CONSULTATION,
  type MadeDraft,
  NOT_EDITED,
  parseConsultation,
  reachableStep,
  stored,
  withRequested,
} from './consultation.ts'
import { emptySheet, factsOf, withSingle } from './fact-sheet.ts'

const SHEET = withSingle(emptySheet(null), 'name', 'Muster Holzbau')
const MADE: MadeDraft = {
  draft: {
    position: [],
    customers: [],
    strengths: [],
    openQuestions: [],
    opportunities: [],
    services: [],
    nextSteps: [],
  },
  madeBy: 'method',
  aiFailure: null,
  facts: factsOf(SHEET),
  language: 'de',
  madeAt: '2026-11-21T12:00:00.000Z',
  ...NOT_EDITED,
}
const WITH_SHEET = { ...EMPTY_CONSULTATION, sheet: SHEET }
const WITH_DRAFT = { ...WITH_SHEET, made: MADE }

test.each([
  ['draft', EMPTY_CONSULTATION, 'address'],
  ['facts', EMPTY_CONSULTATION, 'address'],
  ['draft', WITH_SHEET, 'facts'],
  ['facts', WITH_SHEET, 'facts'],
  ['draft', WITH_DRAFT, 'draft'],
  ['facts', WITH_DRAFT, 'facts'],
  ['address', WITH_DRAFT, 'address'],
] as const)('who asks for the step "%s" gets what there is', (wanted, consultation, reached) => {
  expect(reachableStep(wanted, consultation)).toBe(reached)
})

test('a draft no longer fits after a fact or the language has changed', () => {
  expect(draftState(WITH_SHEET, 'de')).toBe('none')
  expect(draftState(WITH_DRAFT, 'de')).toBe('current')
  expect(draftState(WITH_DRAFT, 'en')).toBe('other language')
  const sheet = withSingle(SHEET, 'description', 'Baut Dächer')
  expect(draftState({ ...WITH_DRAFT, sheet }, 'de')).toBe('facts changed')
})

test('the address of the page fills the field once, and not again over what was typed since', () => {
  const asked = withRequested(EMPTY_CONSULTATION, 'https://www.example.com')
  expect(asked.address).toBe('https://www.example.com')
  const typed = { ...asked, address: 'https://www.example.org' }
  expect(withRequested(typed, 'https://www.example.com')).toBe(typed)
  expect(withRequested(typed, 'https://example.de').address).toBe('https://example.de')
})

test('what was stored comes back; what another version stored counts as nothing', () => {
  const text = JSON.stringify(stored(WITH_DRAFT))
  expect(parseConsultation(text)).toEqual(WITH_DRAFT)
  for (const strange of ['', 'null', '{}', text.replace('"version":2', '"version":1')]) {
    expect(parseConsultation(strange)).toBe(EMPTY_CONSULTATION)
  }
})

test('a draft that was stored before drafts could be edited counts as not edited', () => {
  const { edits, lastEdit, ...before } = MADE
  const text = JSON.stringify(stored({ ...WITH_DRAFT, made: before as MadeDraft }))
  expect(parseConsultation(text)).toEqual(WITH_DRAFT)
})
