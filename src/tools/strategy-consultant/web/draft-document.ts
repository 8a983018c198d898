import type { ServiceNames } from '#site/services/domain/services-texts.ts'
import {
  type DocumentBlock,
  type DocumentText,
  fileNameOf,
  type ToolDocument,
} from '#tools/documents/web/tool-document.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { StrategyDraft } from '../domain/strategy-draft.ts'
import {
  addedTo,
  type DraftEdits,
  type EditedBasis,
  type EditedSection,
  type EditedStatement,
  editedStatement,
  hasEdits,
  lineOf,
} from '../domain/strategy-edits.ts'
import type { MadeDraft } from './consultation.ts'
import { HYPOTHESIS_FIELDS, type Hypothesis } from './hypothesis.ts'
import { pageName } from './page-name.ts'
import { partTitles } from './part-titles.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface Words {
  texts: StrategyConsultantTexts
  tools: ToolsTexts
  /** The names of the firm's services. */
  services: ServiceNames
}

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const

/**
 * The draft as a document for export: everything on the screen, with the URLs of its sources. What is struck out is left
 * out.
 */
export function draftDocument(
  made: MadeDraft,
  hypothesis: Hypothesis,
  { texts, tools, services }: Words,
): ToolDocument {
  const { draft, facts, madeBy, madeAt, language, edits } = made
  const words = texts.draft
  const titles = partTitles(texts, madeBy)
  const company = facts.name?.text ?? texts.storage.unnamed
  const lines = linesWith(edits, texts)
  const statements = (section: 'position' | 'customers' | 'strengths' | 'openQuestions') =>
    list(titles[section], [
      ...draft[section].flatMap((one, index) => {
        const edited = editedStatement(edits, `${section}.${index}`, one)
        // A question claims nothing, so it is not called an assumption.
        const isQuestion = section === 'openQuestions' && edited?.basis === 'assumption'
        return edited ? [isQuestion ? edited.text : documentStatement(edited, made, texts)] : []
      }),
      ...lines.added(section),
    ])
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
      ...statements('position'),
      ...statements('customers'),
      ...statements('strengths'),
      ...statements('openQuestions'),
      ...opportunityBlocks(made, lines, texts),
      ...list(words.parts.services, [
        ...draft.services.flatMap(({ service, reason }, index) =>
          lines.kept(`services.${index}`, reason).map((text) => `${services[service]}: ${text}`),
        ),
        ...lines.added('services'),
      ]),
      ...list(
        titles.nextSteps,
        [
          ...draft.nextSteps.flatMap((step, index) => lines.kept(`nextSteps.${index}`, step)),
          ...lines.added('nextSteps'),
        ],
        true,
      ),
      ...list(words.hypothesis.title, [
        ...hypothesisLines(hypothesis, words.hypothesis),
        ...lines.added('hypothesis'),
      ]),
      ...list(
        words.sources,
        facts.pages.map(({ url, title }) => ({
          text: title || pageName(facts.pages, url, texts.facts.startPage),
          links: [{ label: url, url }],
        })),
      ),
    ],
    note: [
      madeBy === 'ai' ? tools.ai.madeByAi : tools.ai.madeByMethod,
      words.note,
      ...(hasEdits(edits) ? [words.edit.note] : []),
    ].join(' '),
  }
}

/** A list with its title; nothing where it is empty. */
function list(title: string, items: readonly DocumentText[], ordered = false): DocumentBlock[] {
  return items.length > 0
    ? [
        { kind: 'heading', level: 2, text: title },
        { kind: 'list', ordered, items },
      ]
    : []
}

type Lines = ReturnType<typeof linesWith>

/** Lines of plain text as the person left them, marked where they are the person's. */
function linesWith(edits: DraftEdits, texts: StrategyConsultantTexts) {
  const marked = (text: string, basis: EditedBasis) => `${text} (${texts.draft.bases[basis].name})`
  return {
    /** The line in a list; none where it is struck out. */
    kept(key: string, original: string): string[] {
      const { text, isChanged, isStruck } = lineOf(edits, key, original)
      if (isStruck) return []
      return [isChanged ? marked(text, 'changed') : text]
    },
    added: (section: EditedSection): string[] =>
      addedTo(edits, section).map(({ text }) => marked(text.trim(), 'added')),
    isStruck: (key: string) => lineOf(edits, key, '').isStruck,
  }
}

function opportunityBlocks(
  made: MadeDraft,
  lines: Lines,
  texts: StrategyConsultantTexts,
): DocumentBlock[] {
  const { opportunities } = made.draft
  const drafted = opportunities.flatMap((opportunity, index) =>
    lines.isStruck(`opportunities.${index}`)
      ? []
      : [opportunityContent(opportunity, `opportunities.${index}`, made, lines, texts)],
  )
  // The screen has no such section where the draft has none.
  const added = opportunities.length > 0 ? lines.added('opportunities') : []
  const all = [...drafted, ...added.map((title) => ({ title, blocks: [] }))]
  if (all.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: texts.draft.parts.opportunities },
    ...all.flatMap(({ title, blocks }, index) => [
      { kind: 'heading', level: 3, text: `${index + 1}. ${title}` } as const,
      ...blocks,
    ]),
  ]
}

function opportunityContent(
  { title, reason, experiment }: StrategyDraft['opportunities'][number],
  key: string,
  made: MadeDraft,
  lines: Lines,
  texts: StrategyConsultantTexts,
): { title: string; blocks: DocumentBlock[] } {
  const why = editedStatement(made.edits, `${key}.reason`, reason)
  return {
    title: lines.kept(`${key}.title`, title).join(''),
    blocks: [
      ...(why ? [{ kind: 'paragraph', text: documentStatement(why, made, texts) } as const] : []),
      ...lines
        .kept(`${key}.experiment`, experiment)
        .map(
          (text) => ({ kind: 'paragraph', text: `${texts.draft.experiment}: ${text}` }) as const,
        ),
    ],
  }
}

/** The filled fields of the hypothesis sheet. */
function hypothesisLines(
  hypothesis: Hypothesis,
  { fields }: StrategyConsultantTexts['draft']['hypothesis'],
): string[] {
  return HYPOTHESIS_FIELDS.filter((field) => hypothesis[field].trim() !== '').map(
    (field) => `${fields[field]} ${hypothesis[field].trim()}`,
  )
}

/** A statement with its basis and quotes: source pages as links, anything else in brackets. */
function documentStatement(
  { text, basis, sources, quotes }: EditedStatement,
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
