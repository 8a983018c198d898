import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { figuresKey, todoKey } from '#office/frame/web/dashboard-keys.ts'
import type { DashboardSearch } from '#office/frame/web/dashboard-search.ts'
import { useDashboardSearch } from '#office/frame/web/use-dashboard-search.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { CloseIcon, EnvelopeIcon } from '#platform/design/web/icons.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { DataTable } from '#platform/design/web/staff/data-table.tsx'
import { PrintLink } from '#platform/design/web/staff/print-link.tsx'
import type { DataColumn, TableRow } from '#platform/design/web/staff/table-rows.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { PagedList } from '#platform/login/web/printed-rows.ts'
import { type AdminList, adminListQuery } from './admin-list.ts'
import { CsvButton, type CsvButtonProps } from './csv-button.tsx'
import { RefreshIcon } from './dashboard-icons.tsx'
import { EmailCopyMenu } from './email-copy-menu.tsx'
import { ListFilter } from './list-filter.tsx'
import {
  filterFrom,
  isFiltered,
  listParameters,
  printSearch,
  sortFrom,
  sortText,
} from './list-search.ts'
import { TickedRowsBar } from './ticked-rows-bar.tsx'
import { useSelection } from './use-selection.ts'

interface ListPanelProps<Row extends TableRow, Sort extends string> {
  title: string
  description?: string | undefined
  /** Text shown when there are no rows yet. */
  empty: string
  /** "1 Anmeldung", "248 Anmeldungen" */
  countText: (count: number) => string
  list: AdminList<Row, Sort>
  columns: ReadonlyArray<DataColumn<Row, Sort>>
  /** Names a row for screen readers. */
  nameOf: (row: Row) => string
}

const NO_ROWS: never[] = []
const NO_FILTER = {
  q: undefined,
  training: undefined,
  termin: undefined,
  status: undefined,
  paket: undefined,
  rechnung: undefined,
}

/** A list of the dashboard: its heading, filter and rows, or the reason why there are none. */
export function ListPanel<Row extends TableRow, Sort extends string>({
  title,
  description,
  empty,
  countText,
  list,
  columns,
  nameOf,
}: ListPanelProps<Row, Sort>) {
  const titleId = useId()
  const { search, push, replace } = useDashboardSearch()
  const { filter, sort, parameters } = useMemo(() => {
    const filter = filterFrom(search)
    const sort = sortFrom(search.sort, list.sorts)
    return { filter, sort, parameters: listParameters(filter, sort) }
  }, [search, list])
  const loaded = useAdminList(list.rowsOf(parameters))
  const { data, error, isFetching, isPlaceholderData } = loaded
  const selection = useSelection<Row>({
    path: list.path,
    filter,
    rows: data?.rows ?? NO_ROWS,
    nameOf,
  })
  const topRef = useScrollToTopOnChange(JSON.stringify(parameters))
  const hasFailed = error !== null && !loaded.isFetchNextPageError && !isFetching

  return (
    <section aria-labelledby={titleId}>
      <p className="hidden print:block">
        Auf dieser Seite stehen nur die Zeilen rund um das Fenster. Bitte drucken Sie die Liste über
        „Drucken“ rechts über ihr.
      </p>
      <div className="print:hidden">
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5">
          <h2 id={titleId} className="text-h3">
            {title}
          </h2>
          {description && <p className="text-secondary text-small">{description}</p>}
        </div>
        <ListFilter filter={filter} push={push} replace={replace} />
        <div
          ref={topRef}
          className="my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1"
        >
          <div className="flex flex-wrap items-center gap-x-1">
            <p role="status" className="font-semibold text-small tabular-nums">
              {data && !isPlaceholderData && countText(data.total)}
            </p>
            {isFiltered(filter) && (
              <Button variant="ghost" size="small" onClick={() => push(NO_FILTER)}>
                <CloseIcon />
                Filter zurücksetzen
              </Button>
            )}
          </div>
          <ListActions
            search={search}
            isFiltered={isFiltered(filter)}
            readCsv={() => list.csvOf(parameters)}
            isFetching={isFetching}
            onRefresh={loaded.refresh}
          />
        </div>
        {hasFailed && (
          <Notice role="alert">
            Die Liste konnte nicht geladen werden. Bitte versuchen Sie es mit „Aktualisieren“ noch
            einmal.
          </Notice>
        )}
        {!data && isFetching && <Notice role="status">Lädt...</Notice>}
        {data?.rows.length === 0 && !isPlaceholderData && (
          <NoRows empty={empty} onReset={isFiltered(filter) ? () => push(NO_FILTER) : undefined} />
        )}
        {data && data.rows.length > 0 && (
          <>
            <DataTable
              label={title}
              rows={data.rows}
              total={data.total}
              columns={columns}
              sort={sort}
              onSort={(next) => replace({ sort: sortText(next) })}
              isBusy={isPlaceholderData}
              ticks={selection.ticks}
              onEndNear={loaded.loadMore}
            />
            <ListEnd
              isLoading={loaded.isFetchingNextPage}
              hasFailed={loaded.isFetchNextPageError && !isFetching}
              onRetry={() => void loaded.fetchNextPage()}
            />
          </>
        )}
      </div>
      <TickedRowsBar
        path={list.path}
        selection={selection}
        total={data?.total ?? 0}
        countText={countText}
      />
    </section>
  )
}

interface ListActionsProps {
  search: DashboardSearch
  isFiltered: boolean
  readCsv: CsvButtonProps['read']
  isFetching: boolean
  onRefresh: () => void
}

function ListActions({ search, isFiltered, readCsv, isFetching, onRefresh }: ListActionsProps) {
  const { q, training, termin, status, paket, rechnung } = search
  return (
    <div className="-mx-5 flex flex-wrap lg:-mx-5.5 lg:justify-end">
      {isFiltered && (
        <ButtonLink
          to="/admin/nachrichten/neu"
          search={{ q, training, termin, status, paket, rechnung }}
          variant="ghost"
          size="small"
        >
          <EnvelopeIcon />
          Nachricht an alle
        </ButtonLink>
      )}
      <EmailCopyMenu />
      <CsvButton read={readCsv} variant="ghost" />
      <PrintLink link={linkOptions({ to: '/admin/print', search: printSearch(search) })} />
      <Button variant="ghost" size="small" aria-busy={isFetching} onClick={onRefresh}>
        <RefreshIcon isTurning={isFetching} />
        Aktualisieren
      </Button>
    </div>
  )
}

function useAdminList<Row extends TableRow>(rows: PagedList<Row>) {
  const queryClient = useQueryClient()
  const list = useInfiniteQuery(adminListQuery(rows))
  const { error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = list

  useSessionRefusalOf(error)

  // The callback gets a new identity as soon as another page may be loaded, so that a list scrolled near its end calls
  // it again.
  const mayLoadMore = hasNextPage && !isFetching && !isFetchNextPageError
  const loadMore = useCallback(() => {
    if (mayLoadMore) void fetchNextPage()
  }, [mayLoadMore, fetchNextPage])

  const refresh = () => {
    void refetch()
    void queryClient.invalidateQueries({ queryKey: figuresKey })
    void queryClient.invalidateQueries({ queryKey: todoKey })
  }
  return { ...list, loadMore, refresh }
}

/** Scrolls to the first row when another order or filter is shown. */
function useScrollToTopOnChange(address: string) {
  const topRef = useRef<HTMLDivElement>(null)
  const shownAddress = useRef(address)
  useEffect(() => {
    if (shownAddress.current === address) return
    shownAddress.current = address
    const top = topRef.current
    if (top && top.getBoundingClientRect().bottom < 0) {
      top.scrollIntoView({ behavior: 'instant', block: 'start' })
    }
  }, [address])
  return topRef
}

function NoRows({ empty, onReset }: { empty: string; onReset: (() => void) | undefined }) {
  if (!onReset) return <Notice>{empty}</Notice>
  return (
    <Notice>
      <p>Keine Treffer für diese Auswahl</p>
      <Button variant="secondary" size="small" onClick={onReset} className="mt-3">
        Alle anzeigen
      </Button>
    </Notice>
  )
}

interface ListEndProps {
  isLoading: boolean
  hasFailed: boolean
  onRetry: () => void
}

function ListEnd({ isLoading, hasFailed, onRetry }: ListEndProps) {
  if (hasFailed) {
    return (
      <Notice role="alert">
        <p>Die weiteren Zeilen konnten nicht geladen werden.</p>
        <Button variant="secondary" size="small" onClick={onRetry} className="mt-3">
          Erneut versuchen
        </Button>
      </Notice>
    )
  }
  return (
    <p role="status" className="min-h-11 py-2.5 text-center text-muted text-small">
      {isLoading && 'Weitere Zeilen werden geladen...'}
    </p>
  )
}

function Notice({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }) {
  return (
    <Card role={role} className="my-5 text-center text-secondary">
      {children}
    </Card>
  )
}
