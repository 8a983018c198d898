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
import { pageName } from './page-name.ts'

interface Words {
  texts: StrategyConsultantTexts
  tools: ToolsTexts
}

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const

/** The draft as a document for export: everything on the screen, with the URLs of its sources. */
export function draftDocument(made: MadeDraft, { texts, tools }: Words): ToolDocument {
  const { draft, facts, madeBy, madeAt, language } = made
  const words = texts.draft
  const company = facts.name?.text ?? texts.storage.unnamed
  const statement = (one: Statement) => documentStatement(one, made, texts)
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
      ...list(words.parts.position, draft.position.map(statement)),
      ...list(words.parts.customers, draft.customers.map(statement)),
      ...list(words.parts.strengths, draft.strengths.map(statement)),
      ...list(words.parts.openQuestions, draft.openQuestions.map(statement)),
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
      ...list(words.parts.nextSteps, draft.nextSteps, true),
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

/** A statement with its basis: source pages as links, anything else in brackets. */
function documentStatement(
  { text, basis, sources }: Statement,
  { facts: { pages } }: MadeDraft,
  texts: StrategyConsultantTexts,
): DocumentText {
  const links = pages
    .filter(({ url }) => basis === 'page' && sources.includes(url))
    .map(({ url }) => ({ label: pageName(pages, url, texts.facts.startPage), url }))
  return links.length > 0 ? { text, links } : `${text} (${texts.draft.bases[basis].name})`
}
