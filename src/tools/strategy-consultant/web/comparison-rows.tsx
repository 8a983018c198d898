import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { useMediaQuery } from '#platform/design/web/use-media-query.ts'
import type { SiteFact } from '#tools/website-reader/domain/site-facts.ts'
import { type Compared, comparedRows, type Party } from '../domain/market/comparison.ts'
import type { Difference } from '../domain/market/differences.ts'
import { differenceText, kindName } from './consultation-words.ts'
import { Passage, SourceLinks } from './sources.tsx'
import { strike, takeBack } from './use-competitors.ts'
import { useStrategy } from './use-strategy.ts'

/** So many findings of a cell are shown at once. */
const SHOWN = 4

/** What differs, said by rule, each with the passages that it stands on. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  const { texts } = useStrategy()
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
                      <SourceLinks pages={party.pages} sources={finding.sources} />
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

/** The parties side by side; on phones a row opens on demand, with the parties below each other. */
export function ComparisonRows({ parties }: { parties: readonly Party[] }) {
  const { texts } = useStrategy()
  const isWide = useMediaQuery('(min-width: 64rem)')
  return (
    <section aria-labelledby="comparison-title">
      <h3 id="comparison-title" className="text-h3">
        {texts.market.sideBySide}
      </h3>
      <div className="mt-5 grid gap-3">
        {comparedRows(parties).map((row) => (
          <details key={row} open={isWide} className="rounded-card bg-white shadow-card">
            <summary className="min-h-14 cursor-pointer px-5 py-4 sm:px-8">
              <h4 className="inline text-h4">{kindName(texts, row)}</h4>
              <span className="mt-1 block break-words text-muted text-small lg:hidden">
                {parties.map(({ name, rows }) => `${name}: ${rows[row].length}`).join(' · ')}
              </span>
            </summary>
            <div
              style={{ '--columns': parties.length } as React.CSSProperties}
              className="grid grid-cols-1 gap-x-8 gap-y-5 px-5 pb-6 sm:px-8 lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
            >
              {parties.map((party) => (
                <Cell key={party.url} row={row} party={party} />
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

function Cell({ row, party }: { row: Compared; party: Party }) {
  const { texts } = useStrategy()
  const { market } = texts
  const { url } = party
  const found = party.rows[row]
  const struck = party.struck[row]
  const items = found.map((finding) => (
    <FindingItem key={finding.text} {...{ row, party, finding }} />
  ))
  return (
    <div className="min-w-0">
      <p className="break-words font-semibold">{party.name}</p>
      {found.length === 0 && (
        <p className="mt-1 text-muted">
          {party.pages.length > 0 ? market.nothing : market.nothingTyped}
        </p>
      )}
      <ul className="empty:hidden">{items.slice(0, SHOWN)}</ul>
      {found.length > SHOWN && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-small">
            {market.more(found.length - SHOWN)}
          </summary>
          <ul>{items.slice(SHOWN)}</ul>
        </details>
      )}
      {url !== null && struck > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-small">
          <span>{market.struck(struck)}</span>
          <Button
            variant="ghost"
            size="small"
            className="px-3!"
            aria-label={`${market.takeBack}: ${party.name}, ${kindName(texts, row)}`}
            onClick={() => takeBack(url, row)}
          >
            <span className="underline underline-offset-3">{market.takeBack}</span>
          </Button>
        </p>
      )}
    </div>
  )
}

interface FindingItemProps {
  row: Compared
  party: Party
  finding: SiteFact
}

/** Something that was found; its passage and its pages open below. */
function FindingItem({ row, party: { url, pages }, finding }: FindingItemProps) {
  const { texts } = useStrategy()
  const { text, sources, quote } = finding
  return (
    <li className="min-w-0">
      <details>
        <summary className="min-h-11 cursor-pointer break-words py-2">{text}</summary>
        <div className="pb-2 text-secondary text-small">
          {quote && <Passage quote={quote} />}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5">
            {sources.length > 0 ? (
              <SourceLinks pages={pages} sources={sources} />
            ) : (
              <span>{texts.facts.own}</span>
            )}
          </p>
          {url !== null && (
            <Button
              variant="ghost"
              size="small"
              className="-ml-3 px-3!"
              aria-label={`${texts.market.strike}: ${text}`}
              onClick={() => strike(url, row, finding)}
            >
              <span className="underline underline-offset-3">{texts.market.strike}</span>
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}
