import { longDay } from '#platform/design/web/long-day.ts'
import type { ServiceNames } from '#site/services/domain/services-texts.ts'
import {
  type DocumentBlock,
  type DocumentText,
  fileNameOf,
  type ToolDocument,
} from '#tools/documents/web/tool-document.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { type DraftPart, STATEMENT_PARTS } from '../domain/draft-lines.ts'
import { COMPARED, type Compared, type Finding, type Party } from '../domain/market/comparison.ts'
import type { Difference } from '../domain/market/differences.ts'
import { addedTo, type EditedLine, editedPart, hasEdits } from '../domain/strategy-edits.ts'
import { thesisSentences } from '../domain/thesis.ts'
import { changeText, sinceText } from './changes-card.tsx'
import { type Consultation, type MadeDraft, pagesOf } from './consultation.ts'
import { editedOpportunities, editedServices, partTitles } from './draft-view.ts'
import { differenceText } from './market-words.ts'
import { pageName } from './page-name.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

export interface Drafted {
  texts: StrategyConsultantTexts
  tools: ToolsTexts
  /** The names of the firm's services. */
  services: ServiceNames
  made: MadeDraft
  parties: readonly Party[]
  differences: readonly Difference[]
}

/** Most findings of a cell in the document; the screen has all. */
const FINDINGS_MAX = 8

/**
 * The draft as a document for export: everything on the screen, with the URLs of its sources. What was left out is not in
 * it.
 */
export function draftDocument(
  { texts, tools, services, made, parties, differences }: Drafted,
  { thesis, changes }: Pick<Consultation, 'thesis' | 'changes'>,
): ToolDocument {
  const { draft, facts, madeBy, madeAt, language, own } = made
  const words = texts.draft
  const titles = partTitles(texts, madeBy)
  const company = facts.name?.text ?? texts.storage.unnamed
  const text = (line: EditedLine) => documentText(line, pagesOf(made), texts)
  const part = (name: DraftPart, ordered = false) =>
    list(titles[name], editedPart(draft, name, own).map(text), ordered)
  return {
    language,
    title: words.title(company),
    // For a company described by hand no website was read, even if an address was entered.
    subtitle: [
      ...facts.pages.slice(0, 1).map(({ url }) => new URL(url).host),
      longDay(madeAt, language),
    ].join(' · '),
    fileName: fileNameOf(words.fileName, company),
    blocks: [
      ...STATEMENT_PARTS.flatMap((name) => part(name)),
      ...opportunityBlocks(made, texts, text),
      ...list(titles.services, [
        ...editedServices(made).map(({ service, line }) =>
          text({ ...line, text: `${services[service]}: ${line.text}` }),
        ),
        ...addedTo(own, 'services').map(text),
      ]),
      ...part('nextSteps', true),
      ...(changes && changes.changes.length > 0
        ? list(
            sinceText({ texts, language, changes }),
            changes.changes.map((change) => changeText(texts, change)),
          )
        : []),
      ...(parties.length > 1 ? marketBlocks(parties, differences, texts) : []),
      ...list(texts.thesis.title, thesisSentences(thesis, texts.thesis.fields)),
      ...list(
        words.sources,
        [facts, ...parties.slice(1)].flatMap(({ pages }) =>
          pages.map(({ url, title }) => ({
            text: title || pageName(pages, url, texts.facts.startPage),
            links: [{ label: url, url }],
          })),
        ),
      ),
    ],
    note: [
      madeBy === 'ai' ? tools.ai.madeByAi : tools.ai.madeByMethod,
      words.note,
      ...(hasEdits(own) ? [words.edit.note] : []),
    ].join(' '),
  }
}

/** A list with its title; nothing where it is empty. */
function list(
  title: string,
  items: readonly DocumentText[],
  ordered = false,
  level: 2 | 3 = 2,
): DocumentBlock[] {
  return items.length > 0
    ? [
        { kind: 'heading', level, text: title },
        { kind: 'list', ordered, items },
      ]
    : []
}

function opportunityBlocks(
  made: MadeDraft,
  texts: StrategyConsultantTexts,
  text: (line: EditedLine) => DocumentText,
): DocumentBlock[] {
  const all = editedOpportunities(made)
  if (all.length === 0) return []
  const plain = (line: EditedLine) => {
    const said = text(line)
    return typeof said === 'string' ? said : said.text
  }
  return [
    { kind: 'heading', level: 2, text: texts.draft.parts.opportunities },
    ...all.flatMap(({ title, reason, experiment }, index): DocumentBlock[] => [
      { kind: 'heading', level: 3, text: `${index + 1}. ${plain(title)}` },
      ...(reason ? [{ kind: 'paragraph', text: text(reason) } as const] : []),
      ...(experiment
        ? [
            {
              kind: 'paragraph',
              text: `${texts.draft.experiment}: ${plain(experiment)}`,
            } as const,
          ]
        : []),
    ]),
  ]
}

/** The differences, and below them what each was found to say, row by row, with passages and pages. */
function marketBlocks(
  parties: readonly Party[],
  differences: readonly Difference[],
  texts: StrategyConsultantTexts,
): DocumentBlock[] {
  const { market } = texts
  return [
    ...list(
      market.differences.title,
      differences.map((difference) => ({
        text: differenceText(texts, difference),
        links: parties.flatMap((party) => {
          const sources = difference.evidence
            .filter((one) => one.party === party)
            .flatMap(({ finding }) => finding.sources.slice(0, 1))
          return linksTo(party.pages, sources, texts)
        }),
      })),
    ),
    { kind: 'heading', level: 2, text: market.sideBySide },
    ...COMPARED.flatMap((row) =>
      list(
        market.rows[row],
        parties.map((party) => cell(party, row, texts)),
        false,
        3,
      ),
    ),
  ]
}

function cell(party: Party, row: Compared, texts: StrategyConsultantTexts): DocumentText {
  const { market } = texts
  const found = party.rows[row]
  if (found.length === 0) {
    return `${party.name}: ${party.pages.length > 0 ? market.nothing : market.nothingTyped}`
  }
  const shown = found.slice(0, FINDINGS_MAX)
  const left = found.length - shown.length
  const said = [
    ...shown.map((finding) => findingText(finding, texts)),
    ...(left > 0 ? [market.more(left)] : []),
  ]
  const sources = [...new Set(shown.flatMap((finding) => finding.sources.slice(0, 1)))]
  const text = `${party.name}: ${said.join('; ')}`
  const links = linksTo(party.pages, sources, texts)
  return links.length > 0 ? { text, links } : text
}

/** The passage only where it says more than the finding. */
function findingText({ text, quote, proof }: Finding, texts: StrategyConsultantTexts): string {
  const said = proof ? texts.market.proof[proof](text) : text
  if (!quote) return `${said} (${texts.facts.own})`
  return quote.text === text ? said : `${said} [${quote.text}]`
}

function linksTo(
  pages: Party['pages'],
  sources: readonly string[],
  texts: StrategyConsultantTexts,
) {
  return pages
    .filter(({ url }) => sources.includes(url))
    .map(({ url }) => ({ label: pageName(pages, url, texts.facts.startPage), url }))
}

/** A statement with its basis and quotes: source pages as links, anything else in brackets. */
function documentText(
  { text, basis, sources, quotes }: EditedLine,
  pages: Party['pages'],
  texts: StrategyConsultantTexts,
): DocumentText {
  if (basis === null) return text
  const links = basis === 'page' ? linksTo(pages, sources, texts) : []
  const cited = quotes.map((quote) => ` [${quote.text}]`).join('')
  return links.length > 0
    ? { text: `${text}${cited}`, links }
    : `${text} (${texts.draft.bases[basis].name})`
}
