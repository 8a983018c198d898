import { fillPlaceholders } from '#platform/basics/domain/placeholder.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import { firm } from '#site/pages/web/firm.ts'
import { firmFactsOf } from '#site/pages/web/firm-facts-of.ts'
import type { StaffText } from '../domain/staff-page.ts'
import { shownContent } from './page-texts-query.ts'

/** What search engines show of a title and a description, in characters, as a rule. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 160

/** How the page looks in a list of search results, and where somebody shares its link. Nothing where it has no such texts. */
export function SearchPreview({
  texts,
  language,
}: {
  texts: readonly StaffText[]
  language: Language
}) {
  const of = (name: string) => {
    const text = texts.find(({ key }) => key === `seo.${name}`)
    return text ? fillPlaceholders(shownContent(text), firmFactsOf(language)) : ''
  }
  if (of('title') === '') return null
  return (
    <div className="grid gap-4">
      <figure>
        <figcaption className="mb-1 font-semibold text-small">In der Suche</figcaption>
        <div lang={language} className="rounded-card bg-white p-4">
          <p className="text-muted text-small">{new URL(firm().website).host}</p>
          <p className="wrap-anywhere text-brand text-lead">
            {shortened(of('title'), TITLE_LENGTH)}
          </p>
          <p className="wrap-anywhere mt-1 text-small">
            {shortened(of('description'), DESCRIPTION_LENGTH)}
          </p>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-1 font-semibold text-small">Als geteilter Link</figcaption>
        <div lang={language} className="rounded-card bg-white p-4">
          <p className="wrap-anywhere font-semibold">{of('ogTitle')}</p>
          <p className="wrap-anywhere mt-1 text-small">{of('ogDescription')}</p>
        </div>
      </figure>
    </div>
  )
}

/** As search engines cut it: at a word, with an ellipsis. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, text.lastIndexOf(' ', length))} …`
}
