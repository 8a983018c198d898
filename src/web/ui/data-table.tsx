import { type Header, useTable } from '@tanstack/react-table'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { classes } from './classes.ts'
import {
  ariaSort,
  compareSortValues,
  nextDirection,
  nextSortHint,
  type SortDirection,
  type SortValue,
  TABLE_FEATURES,
} from './table-sorting.ts'
import { Tooltip } from './tooltip.tsx'

export interface DataColumn<Row> {
  /** The word in the head, which also names the value where rows are cards. Unique in the table. */
  header: string
  cell: (row: Row) => ReactNode
  /** Without it the column cannot be sorted. */
  sortBy?: (row: Row) => SortValue
  /** The column's width where the table is one, e.g. "20%". A column without it takes what the others leave. */
  width?: string
  /** The value that names the row: it heads the card. */
  isTitle?: boolean
}

interface DataTableProps<Row> {
  label: string
  /** Both must keep their identity between renders. */
  rows: Row[]
  columns: ReadonlyArray<DataColumn<Row>>
  rowId: (row: Row) => string
}

/**
 * Browsers may forget what a table is once its parts are drawn as blocks, as they are on small screens; said aloud,
 * it stays one.
 */
const TABLE = { role: 'table' } as const
const ROW_GROUP = { role: 'rowgroup' } as const
const ROW = { role: 'row' } as const
const COLUMN_HEADER = { role: 'columnheader' } as const
const CELL = { role: 'cell' } as const

/**
 * A table whose columns share the width, so that it never scrolls sideways; its head stays in view. Below 1024 px
 * every row is a card, and the head becomes the row of buttons that sorts them.
 */
export function DataTable<Row extends object>({
  label,
  rows,
  columns,
  rowId,
}: DataTableProps<Row>) {
  const definitions = useMemo(() => columns.map(toColumnDefinition), [columns])
  const table = useTable({
    features: TABLE_FEATURES,
    data: rows,
    columns: definitions,
    getRowId: rowId,
  })

  return (
    <table
      {...TABLE}
      aria-label={label}
      className="block w-full text-small lg:table lg:table-fixed lg:overflow-clip lg:rounded-card lg:bg-white lg:shadow-card"
    >
      <thead {...ROW_GROUP} className="block lg:table-header-group">
        {table.getHeaderGroups().map((group) => (
          <tr
            key={group.id}
            {...ROW}
            className="mb-5 flex flex-wrap items-center gap-2 before:basis-full before:text-muted before:content-['Sortieren_nach'] lg:mb-0 lg:table-row lg:before:content-none"
          >
            {group.headers.map((header, index) => (
              <HeaderCell key={header.id} header={header} width={columns[index]?.width} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody {...ROW_GROUP} className="grid gap-3 lg:table-row-group">
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            {...ROW}
            className="grid gap-x-10 gap-y-2 rounded-card bg-white p-5 shadow-card transition-colors sm:grid-cols-2 sm:p-6 lg:table-row lg:rounded-none lg:p-0 lg:shadow-none lg:hover:bg-page"
          >
            {columns.map((column) => (
              <td
                key={column.header}
                {...CELL}
                data-label={column.header}
                className={classes(
                  'grid wrap-anywhere grid-cols-[6rem_minmax(0,1fr)] items-baseline content-start gap-x-3 align-baseline lg:table-cell lg:border-section lg:border-t lg:px-3 lg:py-3.5 lg:last:pr-4 lg:first:pl-4',
                  'before:font-normal before:text-[0.8125rem] before:text-muted before:content-[attr(data-label)/""] lg:before:content-none',
                  column.isTitle && 'font-semibold',
                )}
              >
                <div>{column.cell(row.original)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function toColumnDefinition<Row extends object>({ header, sortBy }: DataColumn<Row>) {
  return {
    id: header,
    header,
    accessorFn: (row: Row): SortValue => sortBy?.(row),
    enableSorting: sortBy !== undefined,
    sortUndefined: 'last' as const,
    sortFn: (first: SortableRow, second: SortableRow, columnId: string) =>
      compareSortValues(first.getValue(columnId), second.getValue(columnId)),
  }
}

interface SortableRow {
  getValue: <Value>(columnId: string) => Value
}

interface HeaderCellProps<Row extends object> {
  header: Header<typeof TABLE_FEATURES, Row>
  width: string | undefined
}

function HeaderCell<Row extends object>({ header, width }: HeaderCellProps<Row>) {
  const { column } = header
  const look =
    'top-0 z-10 block bg-section text-left align-middle text-[0.8125rem] leading-tight lg:sticky lg:table-cell lg:w-(--column-width)'
  if (!column.getCanSort()) {
    return (
      <th
        {...COLUMN_HEADER}
        scope="col"
        style={columnWidth(width)}
        className={classes(
          look,
          'px-3 py-3 font-semibold text-secondary max-lg:sr-only lg:last:pr-4',
        )}
      >
        {column.id}
      </th>
    )
  }
  const sorted = column.getIsSorted()
  const next = nextDirection(sorted)
  return (
    <th
      {...COLUMN_HEADER}
      scope="col"
      aria-sort={ariaSort(sorted)}
      style={columnWidth(width)}
      className={classes(look, 'group rounded-pill lg:rounded-none')}
    >
      <Tooltip text={nextSortHint(next)}>
        <button
          type="button"
          onClick={() =>
            next === false ? column.clearSorting() : column.toggleSorting(next === 'desc')
          }
          className={classes(
            'flex min-h-11 w-full items-center gap-1.5 rounded-pill px-4 py-2 text-left font-semibold transition-colors focus-visible:-outline-offset-3 focus-visible:shadow-none hover:bg-brand-tint hover:text-ink lg:rounded-none lg:px-3 lg:py-3 lg:group-last:pr-4 lg:group-first:pl-4',
            sorted === false ? 'text-secondary' : 'bg-brand-tint text-brand',
          )}
        >
          {column.id}
          <SortArrows sorted={sorted} />
        </button>
      </Tooltip>
    </th>
  )
}

function columnWidth(width: string | undefined): CSSProperties {
  return { '--column-width': width } as CSSProperties
}

function SortArrows({ sorted }: { sorted: SortDirection }) {
  const faint = 'opacity-35'
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 10 14"
      className="h-3.5 w-2.5 shrink-0 fill-none stroke-2 stroke-current"
    >
      <path d="m1.5 5 3.5-3.5L8.5 5" className={sorted === 'asc' ? '' : faint} />
      <path d="m1.5 9 3.5 3.5L8.5 9" className={sorted === 'desc' ? '' : faint} />
    </svg>
  )
}
