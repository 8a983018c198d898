import { useQuery } from '@tanstack/react-query'
import { Button } from '#platform/design/web/button.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { contentSubjectId } from '#platform/editing/domain/revision.ts'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { staffTrainingsQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import { cmsTextsQuery } from './cms-texts-query.ts'
import type { HistorySearch } from './history-search.ts'
import { pagesQuery, pagesWithLanguages } from './listed-pages.ts'
import { editorsQuery } from './text-history-query.ts'

interface HistoryFiltersProps {
  search: HistorySearch
  onChange: (changed: HistorySearch) => void
}

/** What was changed, and by whom. */
export function HistoryFilters({ search, onChange }: HistoryFiltersProps) {
  const { data: pages = [] } = useQuery(pagesQuery)
  const { data: trainings = [] } = useQuery(staffTrainingsQuery)
  const { data: packages = [] } = useQuery(packagesQuery)
  const { data: editors = [] } = useQuery(editorsQuery)
  const { was, text, person } = search
  return (
    <search aria-label="Verlauf filtern" className="mt-5 flex flex-wrap items-end gap-x-5 gap-y-4">
      <SelectField
        id="history-subject"
        label="Seite, Training oder Paket"
        value={text === undefined ? (was ?? '') : ONE_TEXT}
        onChange={({ target }) => onChange({ was: target.value || undefined, text: undefined })}
        className="grow basis-64 sm:max-w-96"
      >
        <option value="">Alle</option>
        {text !== undefined && <OneText text={text} />}
        <optgroup label="Seiten">
          <option value="page">Alle Seiten</option>
          {pagesWithLanguages(pages).map(({ page, label }) => (
            <option key={page} value={`page/${page}`}>
              {label}
            </option>
          ))}
        </optgroup>
        <optgroup label="Trainings">
          <option value="training">Alle Trainings</option>
          <option value={`training/${TRAININGS_SECTION}`}>Trainings-Übersicht</option>
          {trainings.map(({ id, title }) => (
            <option key={id} value={`training/${id}`}>
              {title}
            </option>
          ))}
        </optgroup>
        <optgroup label="Pakete">
          <option value="package">Alle Pakete</option>
          {packages.map(({ id, name }) => (
            <option key={id} value={`package/${id}`}>
              {name}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <SelectField
        id="history-person"
        label="Person"
        value={person ?? ''}
        onChange={({ target }) => onChange({ person: target.value || undefined })}
        className="grow basis-64 sm:max-w-96"
      >
        <option value="">Alle</option>
        {[...new Set([...editors, ...(person === undefined ? [] : [person])])].map((email) => (
          <option key={email} value={email}>
            {email}
          </option>
        ))}
      </SelectField>
      {(was ?? text ?? person) !== undefined && (
        <Button
          variant="ghost"
          onClick={() => onChange({ was: undefined, text: undefined, person: undefined })}
        >
          Alles zeigen
        </Button>
      )}
    </search>
  )
}

/** The value of the option for one text, which is chosen in the list of texts. */
const ONE_TEXT = 'text'

function OneText({ text }: { text: string }) {
  const { data: texts = [] } = useQuery(cmsTextsQuery)
  const found = texts.find(({ section, key }) => contentSubjectId(section, key) === text)
  return <option value={ONE_TEXT}>{found ? `${found.label} (${found.sectionTitle})` : text}</option>
}
