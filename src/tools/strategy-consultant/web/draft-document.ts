import { longDay } from '#platform/design/web/long-day.ts'
import type { ServiceNames } from '#site/services/domain/services-texts.ts'
import {
  type DocumentBlock,
  type DocumentText,
  fileNameOf,
  plainText,
  type ToolDocument,
} from '#tools/documents/web/tool-document.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { SiteFact } from '#tools/website-reader/domain/site-facts.ts'
import { type Compared, comparedRows, type Party } from '../domain/market/comparison.ts'
import type { Difference } from '../domain/market/differences.ts'
import {
  type EditedDraft,
  type EditedLine,
  editedDraft,
  hasEdits,
  STATEMENT_PARTS,
} from '../domain/strategy-edits.ts'
import { thesisSentences } from '../domain/thesis.ts'
import { type Consultation, type MadeDraft, pagesOf } from './consultation.ts'
import { changeText, differenceText, kindName, sinceText } from './consultation-words.ts'
import { pageName } from './page-name.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import type { useComparison } from './use-competitors.ts'

interface Words {
  texts: StrategyConsultantTexts
  tools: ToolsTexts
  intro: { services: ServiceNames }
}

/** Most findings of a cell in the document; the screen has all. */
const FINDINGS_MAX = 8

/**
 * The draft as a document for export: everything on the screen, with the URLs of its sources. What was left out is not in
 * it.
 */
export function draftDocument(
  { texts, tools, intro: { services } }: Words,
  { thesis, changes }: Pick<Consultation, 'thesis' | 'changes'>,
  made: MadeDraft,
  { parties, differences }: ReturnType<typeof useComparison>,
): ToolDocument {
  const { facts, madeBy, madeAt, language, own } = made
  const titles = texts.draft.parts
  const company = facts.name?.text ?? texts.storage.unnamed
  const edited = editedDraft(made.draft, own)
  const said = (line: EditedLine) => lineText(line, pagesOf(made), texts)
  return {
    language,
    title: texts.draft.title(company),
    // For a company described by hand no website was read, even if an address was entered.
    subtitle: [
      ...facts.pages.slice(0, 1).map(({ url }) => new URL(url).host),
      longDay(madeAt, language),
    ].join(' · '),
    fileName: fileNameOf(texts.draft.fileName, company),
    blocks: [
      ...STATEMENT_PARTS.flatMap((part) => list(titles[part], edited[part].map(said))),
      ...opportunityBlocks(edited.opportunities, texts, said),
      ...list(
        titles.services,
        edited.services.map(({ service, line }) =>
          said(service ? { ...line, text: `${services[service]}: ${line.text}` } : line),
        ),
      ),
      ...list(titles.nextSteps, edited.nextSteps.map(said), { ordered: true }),
      ...(changes
        ? list(
            sinceText(texts, language, changes),
            changes.changes.map((change) => changeText(texts, change)),
          )
        : []),
      ...(parties.length > 1 ? marketBlocks(parties, differences, texts) : []),
      ...list(texts.thesis.title, thesisSentences(thesis, texts.thesis.fields)),
      ...list(
        texts.draft.sources,
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
      texts.draft.note,
      ...(hasEdits(own) ? [texts.draft.edit.note] : []),
    ].join(' '),
  }
}

/** A list with its title; nothing where it is empty. */
function list(
  title: string,
  items: readonly DocumentText[],
  { ordered = false, level = 2 }: { ordered?: boolean; level?: 2 | 3 } = {},
): DocumentBlock[] {
  if (items.length === 0) return []
  return [
    { kind: 'heading', level, text: title },
    { kind: 'list', ordered, items },
  ]
}

function opportunityBlocks(
  opportunities: EditedDraft['opportunities'],
  { draft }: StrategyConsultantTexts,
  said: (line: EditedLine) => DocumentText,
): DocumentBlock[] {
  if (opportunities.length === 0) return []
  const paragraph = (text: DocumentText) => ({ kind: 'paragraph', text }) as const
  return [
    { kind: 'heading', level: 2, text: draft.parts.opportunities },
    ...opportunities.flatMap(({ title, reason, experiment }, index): DocumentBlock[] => [
      { kind: 'heading', level: 3, text: `${index + 1}. ${plainText(said(title))}` },
      ...(reason ? [paragraph(said(reason))] : []),
      ...(experiment ? [paragraph(`${draft.experiment}: ${plainText(said(experiment))}`)] : []),
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
          const evidence = difference.evidence.filter((one) => one.party === party)
          return linksTo(party.pages, firstPages(evidence.map(({ finding }) => finding)), texts)
        }),
      })),
    ),
    { kind: 'heading', level: 2, text: market.sideBySide },
    ...comparedRows(parties).flatMap((row) =>
      list(
        kindName(texts, row),
        parties.map((party) => cellText(party, row, texts)),
        { level: 3 },
      ),
    ),
  ]
}

function cellText(party: Party, row: Compared, texts: StrategyConsultantTexts): DocumentText {
  const { market, facts } = texts
  const found = party.rows[row]
  if (found.length === 0) {
    return `${party.name}: ${party.pages.length > 0 ? market.nothing : market.nothingTyped}`
  }
  const shown = found.slice(0, FINDINGS_MAX)
  const left = found.length - shown.length
  const said = shown.map((finding) => {
    if (!finding.quote) return `${finding.text} (${facts.own})`
    // The passage only where it says more than the finding.
    return finding.quote.text === finding.text
      ? finding.text
      : `${finding.text} [${finding.quote.text}]`
  })
  return {
    text: `${party.name}: ${[...said, ...(left > 0 ? [market.more(left)] : [])].join('; ')}`,
    links: linksTo(party.pages, firstPages(shown), texts),
  }
}

/** The first page of each finding is enough. */
function firstPages(findings: readonly SiteFact[]): string[] {
  return findings.flatMap(({ sources }) => sources.slice(0, 1))
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

/** A line with its basis and quotes: source pages as links, anything else in brackets. */
function lineText(
  { text, basis, sources, quotes }: EditedLine,
  pages: Party['pages'],
  texts: StrategyConsultantTexts,
): DocumentText {
  if (basis === null) return text
  if (basis !== 'page') return `${text} (${texts.draft.bases[basis]})`
  // A passage that stands in the line word for word says nothing more.
  const cited = quotes.filter((quote) => !text.includes(quote.text))
  return {
    text: [text, ...cited.map((quote) => `[${quote.text}]`)].join(' '),
    links: linksTo(pages, sources, texts),
  }
}
