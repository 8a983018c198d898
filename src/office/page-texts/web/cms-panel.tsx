import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import {
  isOwnList,
  isWritten,
  TRAININGS_SECTION,
  trainingIdOf,
} from '#platform/editing/domain/page-texts.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { CmsText } from '../domain/cms-text.ts'
import { searchTexts, type TextSection, textSections } from './cms-panel-texts.ts'
import { cmsTextsQuery } from './cms-texts-query.ts'
import { OutdatedNotice } from './outdated-notice.tsx'
import { PagesSection } from './pages-section.tsx'
import { ShopTextsSection } from './shop-texts-section.tsx'
import { StoredDrafts } from './stored-drafts.tsx'
import { TextRow } from './text-row.tsx'

/** All pages with what waits there, and every text of the public training pages, with a search and an editor. */
export function CmsPanel() {
  const titleId = useId()
  const { data: texts, error, isFetching, refetch } = useQuery(cmsTextsQuery)
  useSessionRefusalOf(error)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        CMS Inhalte
      </h2>
      {texts && <StoredDrafts />}
      <OutdatedNotice />
      <PagesSection />
      <h3 className="mt-12 text-h4">Trainingsseiten</h3>
      <p className="mt-1.5 max-w-[60ch] text-secondary text-small">
        Alle Texte der Trainingsseiten, jeder neben seinem Standardtext. Was Sie speichern, steht
        sofort auf der Website.
      </p>
      {error && !isFetching && (
        <Card role="alert" className="mt-6 text-center text-secondary">
          <p>Die Texte konnten nicht geladen werden.</p>
          <Button variant="secondary" size="small" onClick={() => void refetch()} className="mt-3">
            Erneut versuchen
          </Button>
        </Card>
      )}
      {!texts && isFetching && (
        <Card role="status" className="mt-6 text-center text-secondary">
          Lädt...
        </Card>
      )}
      {/* Questions and voices are added and sorted on the page. */}
      {texts && <Texts texts={texts.filter(isOnPage)} />}
      <ShopTextsSection />
      <UnsavedGuard />
    </section>
  )
}

function isOnPage({ key, content, fallback }: CmsText): boolean {
  return !isOwnList(key) && isWritten({ key, content: content ?? fallback ?? '' })
}

function Texts({ texts }: { texts: readonly CmsText[] }) {
  const [search, setSearch] = useState('')
  const found = searchTexts(texts, useDeferredValue(search))
  return (
    <>
      <search
        aria-label="Texte durchsuchen"
        className="mt-6 flex flex-wrap items-end gap-x-5 gap-y-2"
      >
        <TextField
          id="cms-search"
          type="search"
          label="Suchen in Bezeichnung, Text und Standardtext"
          autoComplete="off"
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="grow basis-64 sm:max-w-120"
        />
        <p role="status" className="flex min-h-13 items-center text-secondary text-small">
          {countText(found.length, texts.length)}
        </p>
      </search>
      {found.length === 0 && (
        <Card className="mt-6 text-center text-secondary">
          <p>{`Kein Text enthält „${search}“.`}</p>
          <Button variant="secondary" size="small" onClick={() => setSearch('')} className="mt-3">
            Suche aufheben
          </Button>
        </Card>
      )}
      {textSections(found).map((section) => (
        <SectionOfTexts key={section.section} section={section} />
      ))}
    </>
  )
}

function countText(found: number, all: number): string {
  return found === all ? `${all} Texte` : `${found} von ${all} Texten`
}

const PAGE_LINK =
  'inline-flex min-h-11 items-center rounded-sm font-semibold text-brand text-small underline decoration-1 underline-offset-3 hover:decoration-2'

function SectionOfTexts({ section: { section, title, texts } }: { section: TextSection }) {
  const titleId = useId()
  const trainingId = section === null ? null : trainingIdOf(section)
  const name = `Seite öffnen: ${title}`
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-6">
        <h3 id={titleId} className="text-h4">
          {title}
        </h3>
        {section === TRAININGS_SECTION && (
          <a href="/trainings" aria-label={name} className={PAGE_LINK}>
            Seite öffnen
          </a>
        )}
        {trainingId !== null && (
          <a href={`/trainings/${trainingId}`} aria-label={name} className={PAGE_LINK}>
            Seite öffnen
          </a>
        )}
      </div>
      <Card padding="none">
        <ul>
          {texts.map((text) => (
            <TextRow key={`${text.section}/${text.key}`} text={text} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
