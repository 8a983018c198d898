import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { editorAddress } from '../domain/editor-address.ts'
import type { ListedPage } from '../domain/staff-page.ts'
import { LANGUAGE_NAMES } from './language-names.ts'
import { isWaiting, pageStateWords, pagesQuery, pagesWithLanguages } from './listed-pages.ts'

type PageRow = ReturnType<typeof pagesWithLanguages>[number]

const PAGES = { one: 'Seite', many: 'Seiten' }

/** Every page in both languages: what waits there, when it was published last, and the way to its editor. */
export function PagesSection() {
  const titleId = useId()
  const found = useQuery(pagesQuery)
  const pages = found.data
  const toCheck = (pages ?? []).reduce((sum, { counts }) => sum + counts.drifting, 0)
  return (
    <section aria-labelledby={titleId} className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id={titleId} className="text-h4">
          Seiten
        </h3>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/uebersetzungen" variant="secondary" size="small">
            {toCheck > 0 ? `Übersetzungen (${toCheck})` : 'Übersetzungen'}
          </ButtonLink>
          <ButtonLink to="/admin/verlauf" variant="secondary" size="small">
            Verlauf
          </ButtonLink>
        </div>
      </div>
      <QueryNotice query={found} isAlone>
        Die Seiten konnten nicht geladen werden.
      </QueryNotice>
      {pages && <Pages rows={pagesWithLanguages(pages)} />}
    </section>
  )
}

function Pages({ rows }: { rows: readonly PageRow[] }) {
  const [isFiltered, setFiltered] = useState(false)
  const waiting = rows.filter(({ languages }) => languages.some(isWaiting))
  const shown = isFiltered ? waiting : rows
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-small">
          <input
            type="checkbox"
            checked={isFiltered}
            onChange={({ target }) => setFiltered(target.checked)}
            className="size-5 shrink-0 accent-brand"
          />
          Nur Seiten mit offenen Aufgaben
        </label>
        <p role="status" className="text-secondary text-small">
          {`${counted(PAGES, rows.length)}, davon ${waiting.length} mit offenen Aufgaben`}
        </p>
      </div>
      {shown.length === 0 ? (
        <Card className="text-center text-secondary">
          Alle Änderungen sind veröffentlicht, und keine Übersetzung ist zu prüfen.
        </Card>
      ) : (
        <Card padding="none">
          <ul className="divide-y divide-section">
            {shown.map((row) => (
              <PageItem key={row.page} row={row} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function PageItem({ row: { label, languages } }: { row: PageRow }) {
  const titleId = useId()
  return (
    <li
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-2 px-5 py-3 sm:grid-cols-2 sm:px-6 lg:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <h4
        id={titleId}
        className="flex items-center font-semibold font-text text-base leading-snug tracking-normal sm:max-lg:col-span-2 lg:min-h-11 lg:self-start"
      >
        {label}
      </h4>
      {languages.map((page) => (
        <PageInLanguage key={page.language} page={page} />
      ))}
    </li>
  )
}

const LINK =
  'inline-flex min-h-11 items-center self-start rounded-sm font-semibold text-brand text-small underline decoration-1 underline-offset-3 hover:decoration-2'

function PageInLanguage({ page }: { page: ListedPage }) {
  const { label, language, path, lastPublication } = page
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-4">
      <a
        href={editorAddress(page)}
        aria-label={`${LANGUAGE_NAMES[language]} bearbeiten: ${label}`}
        className={`${LINK} min-w-15`}
      >
        {LANGUAGE_NAMES[language]}
      </a>
      <p className="col-span-2 col-start-2 flex min-h-11 flex-wrap items-center gap-1.5 lg:col-span-1">
        {pageStateWords(page).map(({ tone, words }) => (
          <Badge key={words} tone={tone}>
            {words}
          </Badge>
        ))}
      </p>
      <p className="wrap-anywhere col-span-2 col-start-1 row-start-2 text-muted text-small leading-snug max-lg:self-center lg:col-span-3">
        {lastPublication ? (
          <>
            <span>{`${lastPublication.publishedBy}, `}</span>
            <time dateTime={lastPublication.publishedAt}>
              {`${formatMoment(lastPublication.publishedAt)} Uhr`}
            </time>
          </>
        ) : (
          'Noch nicht veröffentlicht'
        )}
      </p>
      {path !== null && (
        <a
          href={path}
          aria-label={`Ansehen: ${label}, ${LANGUAGE_NAMES[language]}`}
          className={`${LINK} col-start-3 max-lg:row-start-2 max-lg:-my-2 lg:row-start-1`}
        >
          Ansehen
        </a>
      )}
    </div>
  )
}
