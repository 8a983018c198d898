import type { ReactNode } from 'react'
import type { TableRow } from './table-rows.tsx'

export interface PrintedColumn<Row> {
  header: string
  /** Width in mm on paper with 190 mm between its margins. The column without a width takes the remaining width. */
  width?: number
  cell: (row: Row) => ReactNode
}

export interface PrintedTableProps<Row extends TableRow> {
  label: string
  rows: readonly Row[]
  columns: readonly PrintedColumn<Row>[]
  /** Header of the column with boxes to tick. */
  tick: string
  /** False for a row without a box to tick; by default every row has one. */
  isTicked?: ((row: Row) => boolean) | undefined
}

/** Width of A4 between margins of 10 mm, in mm. */
const SHEET_WIDTH = 190
/** Wide enough for four digits in one line, in mm. */
const NUMBER_WIDTH = 12
const TICK_WIDTH = 22

/** A whole list for printing: its head is repeated on every sheet, and no row is split between two. */
export function PrintedTable<Row extends TableRow>({
  label,
  rows,
  columns,
  tick,
  isTicked = () => true,
}: PrintedTableProps<Row>) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens it scrolls sideways, also by keyboard
      tabIndex={0}
      aria-label={label}
      className="mt-[4mm] overflow-x-auto print:overflow-visible"
    >
      <table
        aria-label={label}
        className="w-full min-w-[180mm] table-fixed border-collapse text-left text-[10pt] leading-snug print:min-w-0"
      >
        <colgroup>
          <col style={{ width: partOfSheet(NUMBER_WIDTH) }} />
          <col style={{ width: partOfSheet(TICK_WIDTH) }} />
          {columns.map(({ header, width }) => (
            <col key={header} style={{ width: width && partOfSheet(width) }} />
          ))}
        </colgroup>
        <thead>
          <tr className="border-ink border-b-2">
            <th scope="col" className={HEAD}>
              Nr.
            </th>
            <th scope="col" className={HEAD}>
              {tick}
            </th>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className={HEAD}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} className="break-inside-avoid border-line border-b">
              <td className={`${CELL} tabular-nums`}>{index + 1}</td>
              <td className={CELL}>{isTicked(row) && <TickBox />}</td>
              {columns.map(({ header, cell }) => (
                <td key={header} className={CELL}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A width in mm as a share of A4, so that the columns also fit other paper sizes. */
function partOfSheet(width: number): string {
  return `${(width / SHEET_WIDTH) * 100}%`
}

/** An empty box to tick with a pen. */
function TickBox() {
  return (
    <span
      data-tick-box
      aria-hidden="true"
      className="inline-block size-[4mm] border-[0.35mm] border-ink align-text-bottom"
    />
  )
}

const HEAD = 'py-[1.5mm] pr-[3mm] align-bottom font-semibold last:pr-0'
const CELL = 'wrap-anywhere py-[1.5mm] pr-[3mm] align-top hyphens-auto last:pr-0'
