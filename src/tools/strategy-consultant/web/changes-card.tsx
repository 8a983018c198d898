import { Card } from '#platform/design/web/card.tsx'
import { longDay } from '#platform/design/web/long-day.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { SiteFact, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { SiteChange, SiteChanges } from '../domain/market/site-changes.ts'
import { kindName } from './market-words.ts'
import { Passage, SourceLinks } from './sources.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import { useStrategy } from './use-strategy.ts'

interface ChangesProps {
  changes: SiteChanges
  /** Of the present reading. */
  pages: SiteFacts['pages']
}

/** What changed on the own website since it was read before, above its facts. */
export function ChangesCard({ changes, pages }: ChangesProps) {
  const { texts, language } = useStrategy()
  return (
    <Card as="section" aria-labelledby="changes-title">
      <h3 id="changes-title" className="text-h4">
        {sinceText(texts, language, changes)}
      </h3>
      <ChangesList changes={changes} pages={pages} />
      <p className="mt-4 text-secondary text-small">{texts.changes.keeps}</p>
    </Card>
  )
}

/** "Since 12 March 2027: 2 changes", or that there are none. */
export function sinceText(
  { changes: words }: StrategyConsultantTexts,
  language: Language,
  { since, changes }: SiteChanges,
): string {
  const day = since === null ? null : longDay(since, language)
  return changes.length === 0 ? words.none(day) : words.title(day, changes.length)
}

/** The changes, each with both passages. */
export function ChangesList({ changes: { changes }, pages }: ChangesProps) {
  const { texts } = useStrategy()
  return (
    <ul className="mt-3 grid gap-x-8 lg:grid-cols-2 empty:hidden">
      {changes.map((change) => {
        const { kind, before, after } = change
        return (
          <li
            key={[kind, before?.text, after?.text].join('|')}
            className="min-w-0 border-sand border-t py-1"
          >
            <details>
              <summary className="min-h-11 cursor-pointer break-words py-2">
                {changeText(texts, change)}
              </summary>
              <div className="grid gap-3 pb-3 text-secondary text-small">
                {before && <OldOrNew title={texts.changes.before} fact={before} />}
                {after && <OldOrNew title={texts.changes.after} fact={after} />}
                <p className="flex flex-wrap gap-x-2.5 empty:hidden">
                  <SourceLinks pages={pages} sources={after?.sources ?? []} />
                </p>
              </div>
            </details>
          </li>
        )
      })}
    </ul>
  )
}

function OldOrNew({ title, fact: { text, quote } }: { title: string; fact: SiteFact }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      {quote ? <Passage quote={quote} /> : <p>{text}</p>}
    </div>
  )
}

/** "Prices: 90 € is now 95 €". */
export function changeText(
  texts: StrategyConsultantTexts,
  { kind, before, after }: SiteChange,
): string {
  const { added, changed, gone } = texts.changes
  const name = kindName(texts, kind)
  if (!before) return `${name}: ${added(after?.text ?? '')}`
  return `${name}: ${after ? changed(before.text, after.text) : gone(before.text)}`
}
