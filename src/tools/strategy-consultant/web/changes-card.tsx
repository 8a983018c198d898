import { Card } from '#platform/design/web/card.tsx'
import type { SiteFact, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { SiteChanges } from '../domain/market/site-changes.ts'
import { changeText, sinceText } from './consultation-words.ts'
import { Passage, SourceLinks } from './sources.tsx'
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
