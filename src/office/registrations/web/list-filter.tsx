import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import type { DashboardSearch } from '#office/frame/web/dashboard-search.ts'
import { useTypedSearch } from '#office/frame/web/use-typed-search.ts'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { REGISTRATION_STATUSES } from '#shop/seats/domain/status.ts'
import { STATUS_WORDS } from '#shop/seats/web/status-words.ts'
import { datesQuery } from '#shop/trainings/web/dates-query.ts'
import { staffTrainingsQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import { INVOICE_GAP_LABELS, INVOICE_GAPS } from '../domain/invoice-gap.ts'
import type { RegistrationFilter } from '../domain/registration-list.ts'
import { FilterIcon } from './dashboard-icons.tsx'
import { GAP_IN_ADDRESS } from './list-search.ts'

interface ListFilterProps {
  filter: RegistrationFilter
  push: (changes: DashboardSearch) => void
  replace: (changes: DashboardSearch) => void
}

/** The filter of a list. On phones only the search field is shown at first; a button opens the rest. */
export function ListFilter({ filter, push, replace }: ListFilterProps) {
  const { data: trainings = [] } = useQuery(staffTrainingsQuery)
  const { data: dates = [] } = useQuery(datesQuery)
  const { data: packages = [] } = useQuery(packagesQuery)
  const [isOpen, setIsOpen] = useState(false)
  const { training, date, status, package: paket, invoice } = filter
  const datesOfTraining = dates.filter(({ trainingId }) => trainingId === training)
  const chosen = [training, date, status, paket, invoice].filter(Boolean).length

  return (
    <search
      aria-label="Liste eingrenzen"
      className="mt-3 grid gap-4 rounded-card bg-section p-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)] lg:px-5"
    >
      <SearchField stored={filter.q ?? ''} replace={replace} />
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls="list-choices"
        onClick={() => setIsOpen(!isOpen)}
        className="md:hidden"
      >
        <FilterIcon />
        <span>{chosen > 0 ? `Filter (${chosen})` : 'Filter'}</span>
      </Button>
      <div
        id="list-choices"
        className={classes(
          'gap-4 md:grid md:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        <Choice
          id="filter-training"
          label="Training"
          all="Alle Trainings"
          value={training}
          onChange={(value) => push({ training: value, termin: undefined })}
        >
          {trainings.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Choice>
        {datesOfTraining.length > 0 && (
          <Choice
            id="filter-date"
            label="Termin"
            all="Alle Termine"
            value={date}
            onChange={(value) => push({ termin: value })}
          >
            {datesOfTraining.map((one) => (
              <option key={one.id} value={one.id}>
                {one.date}
              </option>
            ))}
          </Choice>
        )}
        <Choice
          id="filter-status"
          label="Status"
          all="Alle Status"
          value={status}
          onChange={(value) => push({ status: value })}
        >
          {REGISTRATION_STATUSES.map((one) => (
            <option key={one} value={one}>
              {STATUS_WORDS[one].label}
            </option>
          ))}
        </Choice>
        <Choice
          id="filter-package"
          label="Paket"
          all="Alle Pakete"
          value={paket}
          onChange={(value) => push({ paket: value })}
        >
          {packages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          id="filter-invoice"
          label="Rechnung"
          all="Alle"
          value={invoice && GAP_IN_ADDRESS[invoice]}
          onChange={(value) => push({ rechnung: value })}
        >
          {INVOICE_GAPS.map((gap) => (
            <option key={gap} value={GAP_IN_ADDRESS[gap]}>
              {INVOICE_GAP_LABELS[gap]}
            </option>
          ))}
        </Choice>
      </div>
    </search>
  )
}

interface SearchFieldProps {
  stored: string
  replace: (changes: DashboardSearch) => void
}

function SearchField({ stored, replace }: SearchFieldProps) {
  const store = useCallback((text: string) => replace({ q: text || undefined }), [replace])
  const { typed, type, searchNow } = useTypedSearch(stored, store)
  return (
    <TextField
      id="filter-search"
      type="search"
      label="Suchen nach Name, E-Mail, Firma, Training"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchNow()
      }}
    />
  )
}

interface ChoiceProps {
  id: string
  label: string
  all: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  children: ReactNode
}

function Choice({ id, label, all, value, onChange, children }: ChoiceProps) {
  return (
    <SelectField
      id={id}
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{all}</option>
      {children}
    </SelectField>
  )
}
