import type { Row as TanStackRow } from '@tanstack/react-table'
import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import {
  Fragment,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classes } from '../classes.ts'
import type { TABLE_FEATURES } from '../table-sorting.ts'
import { useMediaQuery } from '../use-media-query.ts'
import { type TableTicks, TickBox } from './tick-cells.tsx'

export interface DataColumn<Row, Sort extends string> {
  /** Text of the column head, which also labels the value where rows are cards. Unique in the table. */
  header: string
  cell: (row: Row) => ReactNode
  /** The name to sort by. Without it the column cannot be sorted. */
  sort?: Sort
  /** Width where the table has columns, e.g. "20%". A column without it takes the remaining width. */
  width?: string
  /** True for the value that identifies the row: it is the heading of the card. */
  isTitle?: boolean
}

export interface TableRow {
  id: string
}

/** Explicit roles, as in the table around them, because small screens display them as blocks. */
const ROW_GROUP = { role: 'rowgroup' } as const
const ROW = { role: 'row' } as const
const CELL = { role: 'cell' } as const
const HIDDEN_FROM_SCREEN_READERS = { 'aria-hidden': true } as const

/** Rows rendered beyond each edge of the window, so that the keyboard always finds the next one. */
const OVERSCAN = 8
/** The next page is loaded when this many rows are left. */
const NEAR = 40
/** Estimated heights of rows that were not rendered yet, in px. */
const ROW_HEIGHT = 76
const CARD_HEIGHT = 300
/** Gap between cards, equal to `gap-3`, in px. */
const CARD_GAP = 12

interface TableRowsProps<Row extends TableRow> {
  rows: TanStackRow<typeof TABLE_FEATURES, Row>[]
  columns: ReadonlyArray<DataColumn<Row, string>>
  ticks?: TableTicks<Row> | undefined
  isBusy: boolean
  onEndNear: () => void
}

/** The rows around the window, with empty space for all others. The row that has the focus stays rendered. */
export function TableRows<Row extends TableRow>({
  rows,
  columns,
  ticks,
  isBusy,
  onEndNear,
}: TableRowsProps<Row>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const [focusedId, setFocusedId] = useState<string>()
  const isTable = useMediaQuery('(width >= 64rem)')
  const gap = isTable ? 0 : CARD_GAP
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => (isTable ? ROW_HEIGHT : CARD_HEIGHT),
    getItemKey: (index) => rows[index]?.id ?? index,
    gap,
    overscan: OVERSCAN,
    scrollMargin: useDistanceFromTop(bodyRef),
    rangeExtractor: (range) =>
      withRow(range, focusedId === undefined ? -1 : rows.findIndex(({ id }) => id === focusedId)),
    useFlushSync: false,
    // The page scrolls smoothly, but correcting the position after a row was higher than estimated has to be invisible.
    scrollToFn: (offset, options, instance) =>
      windowScroll(offset, { ...options, behavior: 'instant' }, instance),
  })
  const items = virtualizer.getVirtualItems()

  // Heights that were measured for cards do not apply to the same rows of a table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measured heights depend on the layout
  useLayoutEffect(() => virtualizer.measure(), [isTable, virtualizer])

  const lastIndex = virtualizer.range?.endIndex ?? 0
  const isEndNear = lastIndex >= rows.length - NEAR
  useEffect(() => {
    if (isEndNear) onEndNear()
  }, [isEndNear, onEndNear])

  let edge = virtualizer.options.scrollMargin
  return (
    <tbody
      ref={bodyRef}
      {...ROW_GROUP}
      onFocus={({ target }) => setFocusedId(rows[indexOfRow(target)]?.id)}
      onBlur={() => setFocusedId(undefined)}
      className={classes(
        'grid gap-3 transition-opacity [overflow-anchor:none] lg:table-row-group',
        isBusy && 'opacity-55',
      )}
    >
      {items.map(({ key, index, start, end }, position) => {
        const row = rows[index]
        const room = start - edge - gap * (position === 0 ? 1 : 2)
        edge = end
        if (!row) return null
        return (
          <Fragment key={key}>
            <Spacer height={room} />
            <DrawnRow
              row={row.original}
              index={index}
              columns={columns}
              isTicked={ticks?.ticked.has(row.id)}
              nameOf={ticks?.nameOf}
              onTick={ticks?.onTick}
              measure={virtualizer.measureElement}
            />
          </Fragment>
        )
      })}
      <Spacer height={virtualizer.options.scrollMargin + virtualizer.getTotalSize() - edge - gap} />
    </tbody>
  )
}

/** Empty space for rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return <tr {...HIDDEN_FROM_SCREEN_READERS} className="block lg:table-row" style={{ height }} />
}

interface DrawnRowProps<Row extends TableRow> {
  row: Row
  index: number
  columns: ReadonlyArray<DataColumn<Row, string>>
  /** Undefined where rows cannot be ticked. */
  isTicked: boolean | undefined
  nameOf: TableTicks<Row>['nameOf'] | undefined
  onTick: TableTicks<Row>['onTick'] | undefined
  measure: (element: HTMLTableRowElement | null) => void
}

/** Memoised, because scrolling renders the list many times. */
const DrawnRow = memo(PlainRow) as typeof PlainRow

function PlainRow<Row extends TableRow>({
  row,
  index,
  columns,
  isTicked,
  nameOf,
  onTick,
  measure,
}: DrawnRowProps<Row>) {
  return (
    <tr
      ref={measure}
      data-index={index}
      {...ROW}
      aria-rowindex={index + 2}
      className={classes(
        'relative grid gap-x-10 gap-y-2 rounded-card bg-white p-5 shadow-card transition-colors sm:grid-cols-2 sm:p-6 lg:static lg:table-row lg:rounded-none lg:p-0 lg:shadow-none',
        isTicked ? 'max-lg:outline-2 max-lg:outline-brand lg:bg-brand-tint/55' : 'lg:hover:bg-page',
      )}
    >
      {nameOf && onTick && (
        <td
          {...CELL}
          className="max-lg:absolute max-lg:top-2 max-lg:right-2 lg:table-cell lg:border-section lg:border-t lg:pt-1 lg:align-top"
        >
          <TickBox
            name={nameOf(row)}
            isTicked={isTicked ?? false}
            onTick={(isRange) => onTick(row.id, isRange)}
          />
        </td>
      )}
      {columns.map((column, position) => (
        <td
          key={column.header}
          {...CELL}
          data-label={column.header}
          className={classes(
            'grid wrap-anywhere grid-cols-[6rem_minmax(0,1fr)] items-baseline content-start gap-x-3 align-baseline lg:table-cell lg:border-section lg:border-t lg:px-3 lg:py-3.5 lg:last:pr-4 lg:first:pl-4',
            'before:font-normal before:text-[0.8125rem] before:text-muted before:content-[attr(data-label)/""] lg:before:content-none',
            column.isTitle && 'font-semibold',
            // Room for the checkbox in the corner of the card: beside its first value, or beside its first two.
            nameOf && position === 0 && 'max-sm:pr-9',
            nameOf && position === 1 && 'sm:max-lg:pr-9',
          )}
        >
          <div>{column.cell(row)}</div>
        </td>
      ))}
    </tr>
  )
}

function withRow(range: Range, index: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (index < 0 || indexes.includes(index)) return indexes
  return [...indexes, index].toSorted((first, second) => first - second)
}

function indexOfRow(element: Element): number {
  return Number(element.closest('[data-index]')?.getAttribute('data-index') ?? -1)
}

/** Distance of an element from the top of the page in px, updated when content above it changes. */
function useDistanceFromTop(ref: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) setDistance(ref.current.getBoundingClientRect().top + window.scrollY)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
  return distance
}
