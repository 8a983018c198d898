import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { useMediaQuery } from '#platform/design/web/use-media-query.ts'
import { COMPARED, type Compared, type Finding, type Party } from '../domain/market/comparison.ts'
import type { Difference } from '../domain/market/differences.ts'
import { differenceText } from './market-words.ts'
import { Passage, SourceLinks } from './sources.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

/** So many findings of a cell are shown at once. */
const SHOWN = 4

interface DifferencesProps {
  texts: StrategyConsultantTexts
  differences: readonly Difference[]
}

/** What differs, said by rule, each with the passages that it stands on. */
export function Differences({ texts, differences }: DifferencesProps) {
  return (
    <Card as="section" aria-labelledby="differences-title">
      <h3 id="differences-title" className="text-h4">
        {texts.market.differences.title}
      </h3>
      {differences.length === 0 && <p className="mt-2">{texts.market.differences.none}</p>}
      <ul className="mt-3 grid gap-x-8 lg:grid-cols-2 empty:hidden">
        {differences.map((difference) => {
          const text = differenceText(texts, difference)
          return (
            <li key={text} className="min-w-0 border-sand border-t py-1">
              <details>
                <summary className="min-h-11 cursor-pointer break-words py-2">{text}</summary>
                <ul className="grid gap-3 pb-3 text-secondary text-small">
                  {difference.evidence.map(({ party, finding }) => (
                    <li key={`${party.url} ${finding.text}`}>
                      <span className="font-semibold">{party.name}</span>{' '}
                      <SourceLinks texts={texts} pages={party.pages} sources={finding.sources} />
                      {finding.quote && <Passage quote={finding.quote} />}
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

interface ComparisonRowsProps {
  texts: StrategyConsultantTexts
  parties: readonly Party[]
  onStrike: (url: string, row: Compared, finding: Finding) => void
  onTakeBack: (url: string, row: Compared) => void
}

/** The parties side by side; on phones a row opens on demand, with the parties below each other. */
export function ComparisonRows({ texts, parties, onStrike, onTakeBack }: ComparisonRowsProps) {
  const isWide = useMediaQuery('(min-width: 64rem)')
  return (
    <section aria-labelledby="comparison-title">
      <h3 id="comparison-title" className="text-h3">
        {texts.market.sideBySide}
      </h3>
      <p className="mt-2 max-w-[64ch] text-secondary">{texts.market.sideBySideHint}</p>
      <div className="mt-5 grid gap-3">
        {COMPARED.map((row) => (
          <details key={row} open={isWide} className="rounded-card bg-white shadow-card">
            <summary className="min-h-14 cursor-pointer px-5 py-4 sm:px-8">
              <h4 className="inline text-h4">{texts.market.rows[row]}</h4>
              <span className="mt-1 block break-words text-muted text-small lg:hidden">
                {parties.map(({ name, rows }) => `${name}: ${rows[row].length}`).join(' · ')}
              </span>
            </summary>
            <div
              style={{ '--columns': parties.length } as React.CSSProperties}
              className="grid grid-cols-1 gap-x-8 gap-y-5 px-5 pb-6 sm:px-8 lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
            >
              {parties.map((party) => (
                <Cell key={party.url} {...{ texts, row, party, onStrike, onTakeBack }} />
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

interface CellProps extends Omit<ComparisonRowsProps, 'parties'> {
  row: Compared
  party: Party
}

function Cell({ texts, row, party, onStrike, onTakeBack }: CellProps) {
  const { market } = texts
  const { url } = party
  const found = party.rows[row]
  const struck = party.struck[row]
  const item = (finding: Finding) => (
    <FindingItem
      key={`${finding.proof} ${finding.text}`}
      {...{ texts, party, finding }}
      onStrike={url === null ? undefined : () => onStrike(url, row, finding)}
    />
  )
  return (
    <div className="min-w-0">
      <p className="break-words font-semibold">{party.name}</p>
      {found.length === 0 && (
        <p className="mt-1 text-muted">
          {party.pages.length > 0 ? market.nothing : market.nothingTyped}
        </p>
      )}
      <ul className="empty:hidden">{found.slice(0, SHOWN).map(item)}</ul>
      {found.length > SHOWN && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-small">
            {market.more(found.length - SHOWN)}
          </summary>
          <ul>{found.slice(SHOWN).map(item)}</ul>
        </details>
      )}
      {url !== null && struck > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-small">
          <span>{market.struck(struck)}</span>
          <Button
            variant="ghost"
            size="small"
            className="px-3!"
            aria-label={`${market.takeBack}: ${party.name}, ${market.rows[row]}`}
            onClick={() => onTakeBack(url, row)}
          >
            <span className="underline underline-offset-3">{market.takeBack}</span>
          </Button>
        </p>
      )}
    </div>
  )
}

interface FindingItemProps {
  texts: StrategyConsultantTexts
  party: Party
  finding: Finding
  onStrike: (() => void) | undefined
}

/** Something that was found; its passage and its pages open below. */
function FindingItem({ texts, party, finding, onStrike }: FindingItemProps) {
  const { text, sources, quote, proof } = finding
  const said = proof ? texts.market.proof[proof](text) : text
  return (
    <li className="min-w-0">
      <details>
        <summary className="min-h-11 cursor-pointer break-words py-2">{said}</summary>
        <div className="pb-2 text-secondary text-small">
          {quote && <Passage quote={quote} />}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5">
            {sources.length > 0 ? (
              <SourceLinks texts={texts} pages={party.pages} sources={sources} />
            ) : (
              <span>{texts.facts.own}</span>
            )}
          </p>
          {onStrike && (
            <Button
              variant="ghost"
              size="small"
              className="-ml-3 px-3!"
              aria-label={`${texts.market.strike}: ${text}`}
              onClick={onStrike}
            >
              <span className="underline underline-offset-3">{texts.market.strike}</span>
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}
