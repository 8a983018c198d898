import { expect, test } from 'vitest'
import { documentMarkdown } from '#tools/documents/web/document-markdown.ts'
import { toolsTexts as tools } from '#tools/frame/web/tools.de.ts'
import { newCompetitor, partiesOf } from '../domain/market/comparison.ts'
import { differencesOf } from '../domain/market/differences.ts'
import { type DraftEdits, NO_EDITS } from '../domain/strategy-edits.ts'
import { EMPTY_THESIS } from '../domain/thesis.ts'
import { EMPTY_CONSULTATION, type MadeDraft } from './consultation.ts'
import { draftDocument } from './draft-document.ts'
import { emptySheet, factsOf, withSingle } from './fact-sheet.ts'
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
  own: NO_EDITS,
}

const services = {
  potenziale: 'Chancen finden',
  loesungen: 'Lösungen bauen',
  geschaeftsideen: 'Ideen rechnen',
  organisationen: 'Teams stärken',
}

const markdownOf = (own: DraftEdits, parties = partiesOf(MADE.facts, [], ''), draft = MADE.draft) =>
  documentMarkdown(
    draftDocument(
      { texts, tools, intro: { services } },
      { ...EMPTY_CONSULTATION, thesis: { ...EMPTY_THESIS, act: 'vermieten', for: 'Miete' } },
      { ...MADE, draft, own },
      { parties, differences: differencesOf(parties) },
    ),
  )

const { bases, edit, parts } = texts.draft
const CHANGED = `(${bases.changed})`
const ADDED = `(${bases.added})`

test('a draft that nobody edited says nothing of edits', () => {
  const text = markdownOf(NO_EDITS)
  expect(text).toContain('Baut Förderbänder. \\[Wir bauen Förderbänder\\] ([')
  for (const word of [bases.changed, bases.added, edit.note]) {
    expect(text).not.toContain(word)
  }
})

test('a passage that stands in the line word for word is not said twice', () => {
  const quotes = ['Förderbänder', 'Bänder aller Art'].map((text) => ({ page: PAGE, text }))
  const basis = 'page' as const
  const line = { text: 'Angebote: Förderbänder', basis, sources: [PAGE], quotes }
  const text = markdownOf(NO_EDITS, undefined, { ...MADE.draft, strengths: [line] })
  expect(text).toContain('Angebote: Förderbänder \\[Bänder aller Art\\] ([')
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
    added: {},
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

test('what was emptied is left out, and the rest is counted anew', () => {
  const left = [
    'position.0',
    'strengths.0',
    'openQuestions.0',
    'opportunities.0.title',
    'opportunities.1.reason',
    'services.0',
    'nextSteps.0',
  ]
  const text = markdownOf({
    changed: Object.fromEntries(left.map((key) => [key, ' '])),
    added: {},
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
  expect(text).toContain(`## ${parts.position}\n\n- Der Markt wächst. (${bases.assumption})\n`)
  expect(text).toContain(`### 1\\. Miete\n\n${texts.draft.experiment}: Ein Angebot\n`)
  expect(text).toContain('1. Fragen\n2. Prüfen\n')
})

test('added lines stand at the end of their part, marked, also where it had none', () => {
  const sections = ['position', 'customers', 'opportunities', 'services', 'nextSteps'] as const
  const text = markdownOf({
    changed: {},
    added: {
      ...Object.fromEntries(sections.map((section) => [section, ` Neu in ${section}\n`])),
      strengths: ' ',
    },
  })
  for (const line of [
    `- Der Markt wächst. (${bases.assumption})\n- Neu in position ${ADDED}\n`,
    `## ${parts.customers}\n\n- Neu in customers ${ADDED}\n`,
    `### 3\\. Neu in opportunities ${ADDED}\n`,
    `- Neu in services ${ADDED}\n`,
    `4. Neu in nextSteps ${ADDED}\n`,
    `- Nennt drei Orte. (${bases.visitor})\n\n`,
  ]) {
    expect(text).toContain(line)
  }
})

test('it has the comparison with passages and pages, the differences, the thesis and the choice', () => {
  const url = 'https://andere.example/'
  const facts = {
    ...factsOf(withSingle(emptySheet(url), 'name', 'Andere AG')),
    pages: [{ url, title: 'Andere' }],
    prices: [{ text: 'Miete: 90 €', sources: [url], quote: { page: url, text: 'Miete nur 90 €' } }],
  }
  const text = markdownOf(
    NO_EDITS,
    partiesOf(MADE.facts, [{ ...newCompetitor(url), facts }], 'wir'),
  )
  const { market, thesis } = texts
  for (const line of [
    `## ${market.differences.title}\n\n- ${market.differences.onlyNames('Andere', market.differences.named.prices.one)} (`,
    `### ${texts.facts.groups.prices}\n\n- Muster: ${market.nothing}\n- Andere: Miete: 90 € \\[Miete nur 90 €\\] (`,
    `## ${thesis.title}\n\n- Wenn wir vermieten.\n- Wir entscheiden uns für Miete.\n`,
    `(<${url}>)`,
  ]) {
    expect(text).toContain(line)
  }
})
