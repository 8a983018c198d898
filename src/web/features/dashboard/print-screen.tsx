import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { berlinDay, formatLongDay } from '#domain/calendar-day.ts'
import {
  ATTENDEE_SORTS,
  REGISTRATION_SORTS,
  type RegistrationFilter,
} from '#domain/registration/registration-list.ts'
import { FIRM } from '../../content/firm.ts'
import { useSettledRefusal } from '../../lib/admin-refusal.ts'
import type { DashboardSearch } from '../../lib/dashboard-search.ts'
import { packagesQuery } from '../../lib/packages-query.ts'
import { attendeesKey, registrationsKey, trainingsQuery } from '../../lib/queries.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import type { TableRow } from '../../ui/table-rows.tsx'
import type { ListPath } from './admin-list.ts'
import { DownloadIcon, PrinterIcon } from './dashboard-icons.tsx'
import { addressWith, filterFrom, listParameters, sortFrom } from './list-search.ts'
import { attendeeColumns, REGISTRATION_COLUMNS } from './printed-columns.tsx'
import { filterWords, PRINTED_ROWS_MAX, printedListQuery } from './printed-list.ts'
import { PrintedTable } from './printed-table.tsx'

/** The list that the address names, all of it, and the browser's dialog to print it. */
export function PrintScreen({ search }: { search: DashboardSearch }) {
  const filter = filterFrom(search)
  if (search.ansicht === 'anmeldungen') {
    return (
      <PrintedList
        title="Training-Anmeldungen"
        countText={(count) => (count === 1 ? '1 Anmeldung' : `${number(count)} Anmeldungen`)}
        path={registrationsKey[0]}
        filter={filter}
        parameters={listParameters(filter, sortFrom(search.sort, REGISTRATION_SORTS))}
        columns={REGISTRATION_COLUMNS}
        tick="Erledigt"
        isTicked={() => true}
      />
    )
  }
  return (
    <PrintedList
      title="Teilnehmerliste"
      countText={(count) => `${number(count)} Teilnehmer`}
      path={attendeesKey[0]}
      filter={filter}
      parameters={listParameters(filter, sortFrom(search.sort, ATTENDEE_SORTS))}
      columns={attendeeColumns(filter.training !== undefined)}
      tick="Anwesend"
      isTicked={({ status }) => status !== 'cancelled'}
    />
  )
}

interface PrintedListProps<Row extends TableRow>
  extends Pick<Parameters<typeof PrintedTable<Row>>[0], 'columns' | 'tick' | 'isTicked'> {
  title: string
  /** "1 Anmeldung", "248 Anmeldungen" */
  countText: (count: number) => string
  path: ListPath
  filter: RegistrationFilter
  parameters: ReturnType<typeof listParameters>
}

function PrintedList<Row extends TableRow>(props: PrintedListProps<Row>) {
  const { title, countText, path, filter, parameters, ...table } = props
  const list = useQuery(printedListQuery<Row>(path, parameters))
  const trainings = useQuery(trainingsQuery)
  const packages = useQuery(packagesQuery)
  const [today] = useState(() => formatLongDay(berlinDay(new Date())))
  useSettledRefusal(list.error)

  const { data } = list
  // The words above the list are printed as well.
  const isWhole = data !== undefined && !trainings.isLoading && !packages.isLoading
  const isPrintable = isWhole && data.rows.length > 0
  usePrintDialog(isPrintable)

  const training = trainings.data?.find(({ id }) => id === filter.training)
  const trainingName = training?.title ?? filter.training
  const heading = trainingName ? `${title}: ${trainingName}` : title
  const csv = addressWith(`${path}.csv`, parameters)
  return (
    <>
      <h1 className="wrap-anywhere font-display font-heading text-h3 hyphens-none print:text-[16pt]">
        {heading}
      </h1>
      <div className="mt-1 text-small print:text-[10pt]">
        {training && <p className="font-semibold">{`${training.date}, ${training.time}`}</p>}
        {[filterWords(filter, packages.data ?? []).join(' · ')].filter(Boolean).map((words) => (
          <p key={words} className="wrap-anywhere">
            {words}
          </p>
        ))}
        <p>
          {data && `${countText(data.total)} · `}
          {`${FIRM.name} · Gedruckt am ${today}`}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {isPrintable && (
          <Button size="small" onClick={() => window.print()}>
            <PrinterIcon />
            Drucken
          </Button>
        )}
        <ButtonAnchor variant="secondary" size="small" href={csv} download>
          <DownloadIcon />
          CSV exportieren
        </ButtonAnchor>
      </div>
      {list.isFetching && !data && <Notice role="status">Lädt...</Notice>}
      {list.isError && !list.isFetching && (
        <Notice role="alert">
          <p>Die Liste konnte nicht geladen werden.</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => void list.refetch()}
            className="mt-3 print:hidden"
          >
            Erneut versuchen
          </Button>
        </Notice>
      )}
      {data && data.total > PRINTED_ROWS_MAX && (
        <Notice role="alert">
          {`Diese Liste hat ${number(data.total)} Zeilen. Gedruckt werden höchstens ${number(PRINTED_ROWS_MAX)}. Bitte grenzen Sie die Liste im Dashboard ein, oder exportieren Sie sie als CSV-Datei.`}
        </Notice>
      )}
      {data?.total === 0 && <Notice role="status">Zu dieser Auswahl gibt es keine Zeilen.</Notice>}
      {isPrintable && <PrintedTable label={heading} rows={data.rows} {...table} />}
    </>
  )
}

/** Opens the browser's dialog once, as soon as everything is on the page in its own letters. */
function usePrintDialog(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    let isLeft = false
    void document.fonts.ready.then(() => {
      if (!isLeft) window.print()
    })
    return () => {
      isLeft = true
    }
  }, [isReady])
}

function Notice({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) {
  return (
    <div role={role} className="mt-6 max-w-[60ch]">
      {children}
    </div>
  )
}

function number(count: number): string {
  return count.toLocaleString('de-DE')
}
