import { expect, test } from 'vitest'
import { documentMarkdown } from '#tools/documents/web/document-markdown.ts'
import { toolsTexts as tools } from '#tools/frame/web/tools.de.ts'
import type { DraftEdits } from '../domain/strategy-edits.ts'
import { type MadeDraft, NOT_EDITED } from './consultation.ts'
import { draftDocument } from './draft-document.ts'
import { emptySheet, factsOf, withSingle } from './fact-sheet.ts'
import { EMPTY_HYPOTHESIS } from './hypothesis.ts'
import { texts } from './strategy-consultant.de.ts'

const PAGE = 'https://www.example.com/'
const MADE: MadeDraft = {
  draft: {
    position: [
      {
        text: 'Baut Förderbänder.',
        basis: 'page',
        sources: [PAGE],
        quotes: [{ page: PAGE, text: 'Wir bauen Förderbänder' }],
      },
      { text: 'Der Markt wächst.', basis: 'assumption', sources: [], quotes: [] },
    ],
    customers: [],
    strengths: [{ text: 'Nennt drei Orte.', basis: 'visitor', sources: [], quotes: [] }],
    openQuestions: [{ text: 'Wer kauft?', basis: 'assumption', sources: [], quotes: [] }],
    opportunities: [
      {
        title: 'Wartung',
        reason: { text: 'Alte Anlagen.', basis: 'assumption', sources: [], quotes: [] },
        experiment: 'Fünf Anrufe',
      },
      {
        title: 'Miete',
        reason: { text: 'Wenig Geld.', basis: 'assumption', sources: [], quotes: [] },
        experiment: 'Ein Angebot',
      },
    ],
    services: [{ service: 'potenziale', reason: 'Wegen der Fragen.' }],
    nextSteps: ['Lesen', 'Fragen', 'Prüfen'],
  },
  madeBy: 'ai',
  aiFailure: null,
  facts: {
    ...factsOf(withSingle(emptySheet(PAGE), 'name', 'Muster')),
    pages: [{ url: PAGE, title: 'Muster' }],
  },
  language: 'de',
  madeAt: '2026-11-24T12:00:00.000Z',
  ...NOT_EDITED,
}

const services = {
  potenziale: 'Chancen finden',
  loesungen: 'Lösungen bauen',
  geschaeftsideen: 'Ideen rechnen',
  organisationen: 'Teams stärken',
}

const markdownOf = (edits: DraftEdits, hypothesis = EMPTY_HYPOTHESIS) =>
  documentMarkdown(draftDocument({ ...MADE, edits }, hypothesis, { texts, tools, services }))

const { bases, edit, parts } = texts.draft
const CHANGED = `(${bases.changed.name})`
const ADDED = `(${bases.added.name})`

test('a draft that nobody edited says nothing of edits', () => {
  const text = markdownOf(NOT_EDITED.edits)
  expect(text).toContain('Baut Förderbänder. \\[Wir bauen Förderbänder\\] ([')
  for (const word of [bases.changed.name, bases.added.name, edit.note]) {
    expect(text).not.toContain(word)
  }
})

test('changed words have no source and no quote, and are marked', () => {
  const text = markdownOf({
    changed: {
      'position.0': 'Baut Rolltreppen.',
      'openQuestions.0': 'Wer kauft Rolltreppen?',
      'opportunities.0.title': 'Wartung für alle',
      'opportunities.0.reason': 'Junge Anlagen.',
      'opportunities.0.experiment': 'Zehn Anrufe',
      'services.0': 'Wegen der Antworten.',
      'nextSteps.1': 'Antworten',
    },
    struck: [],
    added: [],
  })
  for (const line of [
    `- Baut Rolltreppen. ${CHANGED}\n`,
    `- Wer kauft Rolltreppen? ${CHANGED}\n`,
    `### 1\\. Wartung für alle ${CHANGED}\n`,
    `Junge Anlagen. ${CHANGED}\n`,
    `${texts.draft.experiment}: Zehn Anrufe ${CHANGED}\n`,
    `${services.potenziale}: Wegen der Antworten. ${CHANGED}\n`,
    `2. Antworten ${CHANGED}\n`,
    edit.note,
  ]) {
    expect(text).toContain(line)
  }
  expect(text).not.toContain('Wir bauen Förderbänder')
})

test('what is struck out is left out, and the rest is counted anew', () => {
  const text = markdownOf({
    changed: { 'opportunities.1.reason': ' ' },
    struck: [
      'position.0',
      'strengths.0',
      'openQuestions.0',
      'opportunities.0',
      'services.0',
      'nextSteps.0',
    ],
    added: [],
  })
  for (const gone of [
    'Förderbänder',
    'Nennt drei Orte',
    `## ${parts.strengths}`,
    `## ${parts.openQuestions}`,
    'Wartung',
    'Alte Anlagen',
    'Wenig Geld',
    `## ${parts.services}`,
    'Lesen',
  ]) {
    expect(text).not.toContain(gone)
  }
  expect(text).toContain(`## ${parts.position}\n\n- Der Markt wächst. (${bases.assumption.name})\n`)
  expect(text).toContain(`### 1\\. Miete\n\n${texts.draft.experiment}: Ein Angebot\n`)
  expect(text).toContain('1. Fragen\n2. Prüfen\n')
})

test('added lines stand at the end of their section, marked, also where it had none', () => {
  const sections = [
    'position',
    'customers',
    'opportunities',
    'services',
    'nextSteps',
    'hypothesis',
  ] as const
  const text = markdownOf({
    changed: {},
    struck: [],
    added: [
      ...sections.map((section, id) => ({ id, section, text: ` Neu in ${section}\n` })),
      { id: 9, section: 'strengths', text: ' ' },
    ],
  })
  for (const line of [
    `- Der Markt wächst. (${bases.assumption.name})\n- Neu in position ${ADDED}\n`,
    `## ${parts.customers}\n\n- Neu in customers ${ADDED}\n`,
    `### 3\\. Neu in opportunities ${ADDED}\n`,
    `- Neu in services ${ADDED}\n`,
    `4. Neu in nextSteps ${ADDED}\n`,
    `## ${texts.draft.hypothesis.title}\n\n- Neu in hypothesis ${ADDED}\n`,
    `- Nennt drei Orte. (${bases.visitor.name})\n\n`,
  ]) {
    expect(text).toContain(line)
  }
})
