import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { Button } from '#platform/design/web/button.tsx'
import { PrinterIcon } from '#platform/design/web/icons.tsx'
import { PrintedTable, type PrintedTableProps } from '#platform/design/web/staff/printed-table.tsx'
import type { TableRow } from '#platform/design/web/staff/table-rows.tsx'
import { firm } from '#site/pages/web/firm.ts'
import {
  type PagedList,
  PRINTED_ROWS_MAX,
  type PrintedSource,
  usePrintedRows,
} from './printed-rows.ts'

interface PrintedListProps<Row extends TableRow>
  extends Pick<PrintedTableProps<Row>, 'columns' | 'tick' | 'isTicked'> {
  heading: string
  /** Text below the heading, such as the date of the training. */
  subheading?: string | undefined
  /** The active filters, e.g. "Status: Bestätigt"; empty for none. */
  filterWords?: string | undefined
  /**
   * "1 Anmeldung", "248 Anmeldungen"; where there are more, "Die neuesten 2.000 E-Mails". A list that is too long to be
   * printed has no rows.
   */
  countText: (count: number, hasMore: boolean, rows: readonly Row[]) => string
  source: PrintedSource<Row>
  /** False while the texts above the list are loading: they are printed as well. */
  isReady?: boolean
  /** Further actions next to the print button. */
  actions?: ReactNode
  /** Content above the table that is printed too, such as a note on missing rows. */
  children?: ReactNode
}

/** A whole list on an empty page. Opens the browser's print dialog. */
export function PrintedList<Row extends TableRow>({
  heading,
  subheading,
  filterWords,
  countText,
  source,
  isReady = true,
  actions,
  children,
  ...table
}: PrintedListProps<Row>) {
  const { data } = source
  const today = usePrintDay()
  const isPrintable = isReady && data !== undefined && data.rows.length > 0
  usePrintDialog(isPrintable)
  return (
    <>
      <h1 className="wrap-anywhere font-display font-heading text-h3 hyphens-none print:text-[16pt]">
        {heading}
      </h1>
      <div className="mt-1 text-small print:text-[10pt]">
        {subheading && <p className="font-semibold">{subheading}</p>}
        {filterWords && <p className="wrap-anywhere">{filterWords}</p>}
        <p>
          {data && (
            <span>{`${countText(data.total ?? data.rows.length, data.total === null, data.rows)} · `}</span>
          )}
          <span>{`${firm().name} · Gedruckt am ${today}`}</span>
        </p>
      </div>
      {(isPrintable || actions) && (
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          {isPrintable && (
            <Button size="small" onClick={() => window.print()}>
              <PrinterIcon />
              Drucken
            </Button>
          )}
          {actions}
        </div>
      )}
      <ListNotices source={source} />
      {children}
      {isPrintable && <PrintedTable label={heading} rows={data.rows} {...table} />}
    </>
  )
}

interface PrintedApiListProps<Row extends TableRow> extends Omit<PrintedListProps<Row>, 'source'> {
  list: PagedList<Row>
}

/** As {@link PrintedList}, with all rows of a list of the API. */
export function PrintedApiList<Row extends TableRow>({
  list,
  ...others
}: PrintedApiListProps<Row>) {
  return <PrintedList {...others} source={usePrintedRows(list)} />
}

/** Why there is no list, or only a part of it. */
function ListNotices({
  source: { data, isLoading, hasFailed, retry },
}: {
  source: PrintedSource<unknown>
}) {
  const total = data?.total
  return (
    <>
      {isLoading && <Notice role="status">Lädt...</Notice>}
      {hasFailed && (
        <Notice role="alert">
          <p>Die Liste konnte nicht geladen werden.</p>
          <Button variant="secondary" size="small" onClick={retry} className="mt-3 print:hidden">
            Erneut versuchen
          </Button>
        </Notice>
      )}
      {typeof total === 'number' && total > PRINTED_ROWS_MAX && (
        <Notice role="alert">
          {`Diese Liste hat ${number(total)} Zeilen. Gedruckt werden höchstens ${number(PRINTED_ROWS_MAX)}. Bitte grenzen Sie die Liste im Dashboard ein, oder exportieren Sie sie als CSV-Datei.`}
        </Notice>
      )}
      {total === null && (
        <Notice role="status">
          {`Gedruckt werden höchstens ${number(PRINTED_ROWS_MAX)} Zeilen. Ältere fehlen auf diesem Ausdruck.`}
        </Notice>
      )}
      {total === 0 && <Notice role="status">Zu dieser Auswahl gibt es keine Zeilen.</Notice>}
    </>
  )
}

/** Today in long form, updated at printing for a page that stayed open. */
function usePrintDay(): string {
  const [day, setDay] = useState(todayInWords)
  useEffect(() => {
    // `flushSync`, because the browser prints the page as it is when the listeners have returned.
    const update = () => flushSync(() => setDay(todayInWords()))
    window.addEventListener('beforeprint', update)
    return () => window.removeEventListener('beforeprint', update)
  }, [])
  return day
}

function todayInWords(): string {
  return formatLongDay(berlinDay(new Date()))
}

/**
 * Opens the browser's print dialog once everything is rendered and the fonts are loaded. Once only: when the list is
 * read again after a login in another tab, no dialog opens.
 */
function usePrintDialog(isReady: boolean): void {
  const wasOpened = useRef(false)
  useEffect(() => {
    if (!isReady || wasOpened.current) return
    let isLeft = false
    void document.fonts.ready.then(() => {
      if (isLeft) return
      wasOpened.current = true
      window.print()
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
