import { functionalUpdate, type Header, useTable } from '@tanstack/react-table'
import { type CSSProperties, useMemo } from 'react'
import { classes } from '../classes.ts'
import {
  ariaSort,
  fromSortingState,
  nextSortHint,
  type SortDirection,
  TABLE_FEATURES,
  type TableSort,
  THREE_STATES,
  toSortingState,
} from '../table-sorting.ts'
import { type DataColumn, type TableRow, TableRows } from './table-rows.tsx'
import { type TableTicks, TickLoaded } from './tick-cells.tsx'
import { Tooltip } from './tooltip.tsx'

interface DataTableProps<Row extends TableRow, Sort extends string> {
  label: string
  /** The rows that are loaded so far, in their order. Rows and columns must keep their identity between renders. */
  rows: Row[]
  /** Number of rows of the whole list, loaded or not. */
  total: number
  columns: ReadonlyArray<DataColumn<Row, Sort>>
  sort: TableSort<Sort> | undefined
  /** Called with the wanted order. The table does not sort; the caller provides sorted rows. */
  onSort: (sort: TableSort<Sort> | undefined) => void
  /** True while the rows are those of an earlier order or selection. */
  isBusy: boolean
  /** For rows that can be ticked. */
  ticks?: TableTicks<Row> | undefined
  /** Called when the last rows come near. */
  onEndNear: () => void
}

/**
 * Explicit roles, because browsers drop the table semantics when CSS displays its parts as blocks, as on small screens.
 */
const TABLE = { role: 'table' } as const
const ROW_GROUP = { role: 'rowgroup' } as const
const ROW = { role: 'row' } as const
const COLUMN_HEADER = { role: 'columnheader' } as const

/**
 * A table of any length. Its columns share the width, so that it never scrolls sideways; its head stays in view, and
 * only the rows around the window are rendered. Below 1024 px every row is a card, and the head becomes a row of sort
 * buttons.
 */
export function DataTable<Row extends TableRow, Sort extends string>({
  label,
  rows,
  total,
  columns,
  sort,
  onSort,
  isBusy,
  ticks,
  onEndNear,
}: DataTableProps<Row, Sort>) {
  const definitions = useMemo(() => columns.map(toColumnDefinition), [columns])
  const sorting = useMemo(() => toSortingState(sort), [sort])
  const table = useTable({
    ...THREE_STATES,
    features: TABLE_FEATURES,
    data: rows,
    columns: definitions,
    getRowId: ({ id }: Row) => id,
    state: { sorting },
    onSortingChange: (change) => onSort(fromSortingState(functionalUpdate(change, sorting))),
  })

  return (
    <table
      {...TABLE}
      aria-label={label}
      aria-rowcount={total + 1}
      aria-busy={isBusy}
      className="block w-full text-small lg:table lg:table-fixed lg:overflow-clip lg:rounded-card lg:bg-white lg:shadow-card"
    >
      <thead {...ROW_GROUP} className="block lg:table-header-group">
        {table.getHeaderGroups().map((group) => (
          <tr
            key={group.id}
            {...ROW}
            aria-rowindex={1}
            className="mb-5 flex flex-wrap items-center gap-2 before:basis-full before:text-muted before:content-['Sortieren_nach'] lg:mb-0 lg:table-row lg:before:content-none"
          >
            {ticks && (
              <th
                {...COLUMN_HEADER}
                scope="col"
                className={classes(
                  HEAD_CELL,
                  'rounded-button max-lg:-order-1 max-lg:basis-full max-lg:bg-transparent lg:w-13 lg:rounded-none',
                )}
              >
                <TickLoaded ticks={ticks} rows={rows} />
              </th>
            )}
            {group.headers.map((header, index) => (
              <HeaderCell
                key={header.id}
                header={header}
                label={columns[index]?.header}
                width={columns[index]?.width}
              />
            ))}
          </tr>
        ))}
      </thead>
      <TableRows
        rows={table.getRowModel().rows}
        columns={columns}
        ticks={ticks}
        isBusy={isBusy}
        onEndNear={onEndNear}
      />
    </table>
  )
}

function toColumnDefinition<Row extends TableRow, Sort extends string>({
  header,
  sort,
}: DataColumn<Row, Sort>) {
  return {
    id: sort ?? header,
    header,
    // TanStack Table does not sort a column without an accessor.
    accessorFn: ({ id }: Row) => id,
    enableSorting: sort !== undefined,
  }
}

const HEAD_CELL =
  'top-0 z-10 block bg-section text-left align-middle text-[0.8125rem] leading-tight lg:sticky lg:table-cell'

interface HeaderCellProps<Row extends TableRow> {
  header: Header<typeof TABLE_FEATURES, Row>
  label: string | undefined
  width: string | undefined
}

function HeaderCell<Row extends TableRow>({ header, label, width }: HeaderCellProps<Row>) {
  const { column } = header
  const look = classes(HEAD_CELL, 'lg:w-(--column-width)')
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
        {label}
      </th>
    )
  }
  const sorted = column.getIsSorted()
  return (
    <th
      {...COLUMN_HEADER}
      scope="col"
      aria-sort={ariaSort(sorted)}
      style={columnWidth(width)}
      className={classes(look, 'group rounded-button lg:rounded-none')}
    >
      <Tooltip text={nextSortHint(column.getNextSortingOrder())}>
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className={classes(
            'flex min-h-11 w-full items-center gap-1.5 rounded-button px-4 py-2 text-left font-semibold transition-colors focus-visible:-outline-offset-3 focus-visible:shadow-none hover:bg-brand-tint hover:text-ink lg:rounded-none lg:px-3 lg:py-3 lg:group-last:pr-4 lg:group-first:pl-4',
            sorted === false ? 'text-secondary' : 'bg-brand-tint text-brand',
          )}
        >
          <span>{label}</span>
          <SortArrows sorted={sorted} />
        </button>
      </Tooltip>
    </th>
  )
}

function columnWidth(width: string | undefined): CSSProperties {
  return { '--column-width': width } as CSSProperties
}

function SortArrows({ sorted }: { sorted: SortDirection | false }) {
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
