import { type MouseEvent, useEffect, useRef } from 'react'

interface Identified {
  id: string
}

/** Rows of a table that can be ticked. */
export interface TableTicks<Row> {
  /** The ids of the ticked rows, shown or not. */
  ticked: ReadonlySet<string>
  /** Names a row for screen readers: "Anmeldung von Sina Adler". Keeps its identity between renders, as the next one. */
  nameOf: (row: Row) => string
  /** @param isRange true for all rows since the one that was ticked before: with the Shift key */
  onTick: (id: string, isRange: boolean) => void
  /** Ticks all loaded rows, or none. */
  onTickLoaded: (isTicked: boolean) => void
}

const BOX = 'size-5 shrink-0 cursor-pointer accent-brand'

interface TickLoadedProps<Row extends Identified> {
  ticks: TableTicks<Row>
  rows: readonly Row[]
}

/** The checkbox in the head of a table, for all rows that are loaded. On cards it has a text beside it. */
export function TickLoaded<Row extends Identified>({ ticks, rows }: TickLoadedProps<Row>) {
  const box = useRef<HTMLInputElement>(null)
  const count = rows.filter(({ id }) => ticks.ticked.has(id)).length
  const isAll = count > 0 && count === rows.length
  const isSome = count > 0 && !isAll
  useEffect(() => {
    // There is no attribute for it.
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-button px-4 font-semibold text-secondary hover:bg-brand-tint lg:justify-center lg:rounded-none lg:px-0">
      <input
        ref={box}
        type="checkbox"
        checked={isAll}
        onChange={() => ticks.onTickLoaded(!isAll)}
        className={BOX}
      />
      <span className="lg:sr-only">Alle geladenen auswählen</span>
    </label>
  )
}

interface TickBoxProps {
  name: string
  isTicked: boolean
  onTick: (isRange: boolean) => void
}

/** The checkbox of a row. Its target is larger than the box. */
export function TickBox({ name, isTicked, onTick }: TickBoxProps) {
  return (
    <label
      onMouseDown={keepSelectedText}
      className="flex size-11 cursor-pointer items-center justify-center rounded-input hover:bg-brand-tint lg:mx-auto"
    >
      <input
        type="checkbox"
        aria-label={`Auswählen: ${name}`}
        checked={isTicked}
        onChange={({ nativeEvent }) => onTick(hasShift(nativeEvent))}
        className={BOX}
      />
    </label>
  )
}

/** A change by mouse and by the space bar is both a click, which knows the Shift key. */
function hasShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true
}

/** With the Shift key, a click would select all text up to it. */
function keepSelectedText(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault()
}
