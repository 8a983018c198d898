import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { berlinDay, formatLongDay } from '#domain/calendar-day.ts'
import { FIRM } from '../content/firm.ts'
import type { Parameters } from '../lib/address-with.ts'
import {
  PRINTED_ROWS_MAX,
  type PrintedSource,
  usePrintedRows,
} from '../lib/dashboard/printed-rows.ts'
import { Button } from './button.tsx'
import { PrinterIcon } from './icons.tsx'
import { PrintedTable, type PrintedTableProps } from './printed-table.tsx'
import type { TableRow } from './table-rows.tsx'

interface PrintedListProps<Row extends TableRow>
  extends Pick<PrintedTableProps<Row>, 'columns' | 'tick' | 'isTicked'> {
  heading: string
  /** What belongs to the heading, such as when the training is. */
  subheading?: string | undefined
  /** What the list is narrowed to, e.g. "Status: Bestätigt"; empty for nothing. */
  filterWords?: string | undefined
  /** "1 Anmeldung", "248 Anmeldungen"; where there are more, "Die neuesten 2.000 E-Mails". */
  countText: (count: number, hasMore: boolean) => string
  source: PrintedSource<Row>
  /** False while the words above the list are still read: they are printed as well. */
  isReady?: boolean
  /** What can be done with the list besides printing it. */
  actions?: ReactNode
  /** Printed above the table, such as what is missing in it. */
  children?: ReactNode
}

/** A whole list with nothing around it, and the browser's dialog to print it. */
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
          {data && `${countText(data.total ?? data.rows.length, data.total === null)} · `}
          {`${FIRM.name} · Gedruckt am ${today}`}
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
      <Notices source={source} />
      {children}
      {isPrintable && <PrintedTable label={heading} rows={data.rows} {...table} />}
    </>
  )
}

interface PrintedApiListProps<Row extends TableRow> extends Omit<PrintedListProps<Row>, 'source'> {
  /** The path of the list in the API. */
  path: string
  /** Its filter and order. */
  parameters: Parameters
}

/** As {@link PrintedList}, of all rows that the API has for these parameters. */
export function PrintedApiList<Row extends TableRow>({
  path,
  parameters,
  ...list
}: PrintedApiListProps<Row>) {
  return <PrintedList {...list} source={usePrintedRows<Row>(path, parameters)} />
}

/** Why there is no list, or not all of it. */
function Notices({
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

/** Today in long form. A page that stays open is asked again when it is printed. */
function usePrintDay(): string {
  const [day, setDay] = useState(todayInWords)
  useEffect(() => {
    // Printed is what is on the page when the listeners have returned.
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
 * Opens the browser's dialog as soon as everything is on the page in its own letters. Once only: a list that is read
 * again, because somebody logged in in another tab, opens none.
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
