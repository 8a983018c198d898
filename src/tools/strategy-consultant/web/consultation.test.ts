import { expect, test } from 'vitest'
import { readToolFile, toolFileText } from '#tools/frame/web/tool-file.ts'
import { NO_EDITS } from '../domain/strategy-edits.ts'
import {
  draftState,
  EMPTY_CONSULTATION,
  type MadeDraft,
  parseConsultation,
  reachableStep,
  stored,
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
  own: NO_EDITS,
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
  ['market', WITH_SHEET, 'market'],
  ['market', EMPTY_CONSULTATION, 'address'],
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

test('what was stored comes back; what another version stored counts as nothing', () => {
  const text = JSON.stringify(stored(WITH_DRAFT))
  expect(parseConsultation(text)).toEqual(WITH_DRAFT)
  for (const strange of ['', 'null', '{}', text.replace('"version":2', '"version":1')]) {
    expect(parseConsultation(strange)).toBe(EMPTY_CONSULTATION)
  }
})

test('what an earlier release stored is still there, in the fields of today', async () => {
  const { own, ...made } = MADE
  const { thesis, competitors, competitorAddress, readAt, changes, ...before } = WITH_DRAFT
  const hypothesis = {
    group: 'Bäcker',
    problem: 'warten',
    change: 'liefern',
    threshold: '9',
    test: 'Anrufen',
  }
  const edits = {
    changed: { 'nextSteps.0': 'Laut lesen' },
    struck: ['position.0', 'opportunities.1'],
    added: [
      { id: 1, section: 'customers', text: 'Kitas' },
      { id: 2, section: 'customers', text: ' Praxen\n' },
      { id: 3, section: 'hypothesis', text: 'Und wer zahlt?' },
    ],
  }
  const work = { version: 2, ...before, hypothesis, made: { ...made, edits, lastEdit: null } }
  const read = parseConsultation(JSON.stringify(work))
  expect(read.thesis).toEqual({
    ...EMPTY_CONSULTATION.thesis,
    act: 'liefern',
    effect: '9',
    reason: 'Bäcker: warten',
  })
  expect(read.made?.own).toEqual({
    changed: { 'nextSteps.0': 'Laut lesen', 'position.0': '', 'opportunities.1.title': '' },
    added: { customers: 'Kitas\nPraxen', nextSteps: 'Und wer zahlt?\nAnrufen' },
  })
  expect(read.competitors).toEqual([])

  const file = toolFileText('strategy-consultant', work)
  const opened = await readToolFile(file, 'strategy-consultant', (text) =>
    stored(parseConsultation(text)),
  )
  expect(opened).toHaveProperty('work')
})
