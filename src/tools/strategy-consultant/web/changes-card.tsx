import { Card } from '#platform/design/web/card.tsx'
import { longDay } from '#platform/design/web/long-day.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { SiteFact, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { FactKind, SiteChange, SiteChanges } from '../domain/market/site-changes.ts'
import { Passage, SourceLinks } from './sources.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface ChangesProps {
  texts: StrategyConsultantTexts
  language: Language
  changes: SiteChanges
  /** Of the present reading. */
  pages: SiteFacts['pages']
}

/** What changed on the own website since it was read before, above its facts. */
export function ChangesCard({ keeps, ...props }: ChangesProps & { keeps: boolean }) {
  return (
    <Card as="section" aria-labelledby="changes-title">
      <h3 id="changes-title" className="text-h4">
        {sinceText(props)}
      </h3>
      <ChangesList {...props} />
      {keeps && <p className="mt-4 text-secondary text-small">{props.texts.changes.keeps}</p>}
    </Card>
  )
}

/** "Since 12 March 2027: 2 changes", or that there are none. */
export function sinceText({
  texts,
  language,
  changes: { since, changes },
}: Omit<ChangesProps, 'pages'>): string {
  const day = since === null ? null : longDay(since, language)
  return changes.length === 0 ? texts.changes.none(day) : texts.changes.title(day, changes.length)
}

/** The changes, each with both passages. */
export function ChangesList({ texts, changes: { changes }, pages }: ChangesProps) {
  return (
    <ul className="mt-3 grid gap-x-8 lg:grid-cols-2 empty:hidden">
      {changes.map((change) => (
        <li key={keyOf(change)} className="min-w-0 border-sand border-t py-1">
          <details>
            <summary className="min-h-11 cursor-pointer break-words py-2">
              {changeText(texts, change)}
            </summary>
            <div className="grid gap-3 pb-3 text-secondary text-small">
              <OldOrNew title={texts.changes.before} fact={change.before} />
              <OldOrNew title={texts.changes.after} fact={change.after} />
              {change.after && (
                <p className="flex flex-wrap gap-x-2.5">
                  <SourceLinks texts={texts} pages={pages} sources={change.after.sources} />
                </p>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

function OldOrNew({ title, fact }: { title: string; fact: SiteFact | null }) {
  if (!fact) return null
  return (
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      {fact.quote ? <Passage quote={fact.quote} /> : <p>{fact.text}</p>}
    </div>
  )
}

/** "Prices: 90 € is now 95 €". */
export function changeText(
  texts: StrategyConsultantTexts,
  { kind, before, after }: SiteChange,
): string {
  const kinds: Readonly<Record<FactKind, string>> = {
    ...texts.facts.labels,
    ...Object.fromEntries(
      Object.entries(texts.facts.groups).map(([list, { title }]) => [list, title]),
    ),
    ...texts.facts.kinds,
  } as Readonly<Record<FactKind, string>>
  const { added, gone, changed } = texts.changes
  const what = before
    ? after
      ? changed(before.text, after.text)
      : gone(before.text)
    : added(after?.text ?? '')
  return `${kinds[kind]}: ${what}`
}

function keyOf({ kind, before, after }: SiteChange): string {
  return [kind, before?.text, after?.text].join('|')
}
