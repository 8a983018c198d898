import type { Statement, StrategyDraft } from '#domain/tools/strategy-draft.ts'
import type { StrategyConsultantTexts } from '../../content/strategy-consultant-texts.ts'
import type { ToolsTexts } from '../../content/tools-texts.ts'
import {
  type DocumentBlock,
  type DocumentText,
  fileNameOf,
  type ToolDocument,
} from '../../lib/tool-documents/tool-document.ts'
import type { MadeDraft } from './consultation.ts'
import { HYPOTHESIS_FIELDS, type Hypothesis } from './hypothesis.ts'
import { pageName } from './page-name.ts'
import { partTitles } from './part-titles.ts'

interface Words {
  texts: StrategyConsultantTexts
  tools: ToolsTexts
}

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const

/** The draft as a document for export: everything on the screen, with the URLs of its sources. */
export function draftDocument(
  made: MadeDraft,
  hypothesis: Hypothesis,
  { texts, tools }: Words,
): ToolDocument {
  const { draft, facts, madeBy, madeAt, language } = made
  const words = texts.draft
  const titles = partTitles(texts, madeBy)
  const company = facts.name?.text ?? texts.storage.unnamed
  const statement = (one: Statement) => documentStatement(one, made, texts)
  // A question claims nothing, so it is not called an assumption.
  const question = (one: Statement) => (one.basis === 'assumption' ? one.text : statement(one))
  const list = (title: string, items: readonly DocumentText[], ordered = false): DocumentBlock[] =>
    items.length > 0
      ? [
          { kind: 'heading', level: 2, text: title },
          { kind: 'list', ordered, items },
        ]
      : []
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(
    new Date(madeAt),
  )

  return {
    language,
    title: words.title(company),
    // For a company described by hand no website was read, even if an address was entered.
    subtitle: [...facts.pages.slice(0, 1).map(({ url }) => new URL(url).host), day].join(' · '),
    fileName: fileNameOf(words.fileName, company),
    blocks: [
      ...list(titles.position, draft.position.map(statement)),
      ...list(titles.customers, draft.customers.map(statement)),
      ...list(titles.strengths, draft.strengths.map(statement)),
      ...list(titles.openQuestions, draft.openQuestions.map(question)),
      ...(draft.opportunities.length > 0
        ? [{ kind: 'heading', level: 2, text: words.parts.opportunities } as const]
        : []),
      ...draft.opportunities.flatMap((opportunity, index) =>
        opportunityBlocks(opportunity, index, statement, words.experiment),
      ),
      ...list(
        words.parts.services,
        draft.services.map(({ service, reason }) => `${words.services[service]}: ${reason}`),
      ),
      ...list(titles.nextSteps, draft.nextSteps, true),
      ...hypothesisBlocks(hypothesis, words.hypothesis),
      ...list(
        words.sources,
        facts.pages.map(({ url, title }) => ({
          text: title || pageName(facts.pages, url, texts.facts.startPage),
          links: [{ label: url, url }],
        })),
      ),
    ],
    note: `${madeBy === 'ai' ? tools.ai.madeByAi : tools.ai.madeByMethod} ${words.note}`,
  }
}

function opportunityBlocks(
  { title, reason, experiment }: StrategyDraft['opportunities'][number],
  index: number,
  statement: (one: Statement) => DocumentText,
  experimentTitle: string,
): DocumentBlock[] {
  return [
    { kind: 'heading', level: 3, text: `${index + 1}. ${title}` },
    { kind: 'paragraph', text: statement(reason) },
    { kind: 'paragraph', text: `${experimentTitle}: ${experiment}` },
  ]
}

/** The filled fields of the hypothesis sheet. */
function hypothesisBlocks(
  hypothesis: Hypothesis,
  { title, fields }: StrategyConsultantTexts['draft']['hypothesis'],
): DocumentBlock[] {
  const items = HYPOTHESIS_FIELDS.filter((field) => hypothesis[field].trim() !== '').map(
    (field) => `${fields[field]} ${hypothesis[field].trim()}`,
  )
  return items.length > 0
    ? [
        { kind: 'heading', level: 2, text: title },
        { kind: 'list', ordered: false, items },
      ]
    : []
}

/** A statement with its basis and quotes: source pages as links, anything else in brackets. */
function documentStatement(
  { text, basis, sources, quotes }: Statement,
  { facts: { pages } }: MadeDraft,
  texts: StrategyConsultantTexts,
): DocumentText {
  const links = pages
    .filter(({ url }) => basis === 'page' && sources.includes(url))
    .map(({ url }) => ({ label: pageName(pages, url, texts.facts.startPage), url }))
  const cited = quotes.map((quote) => ` [${quote.text}]`).join('')
  return links.length > 0
    ? { text: `${text}${cited}`, links }
    : `${text} (${texts.draft.bases[basis].name})`
}
