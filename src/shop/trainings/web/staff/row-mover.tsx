import type { HTMLAttributes } from 'react'
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '#platform/design/web/icons.tsx'
import type { StaffTraining } from '../../domain/staff-training.ts'

type Direction = 'up' | 'down'

interface RowMoverProps {
  training: StaffTraining
  /** From 1. */
  place: number
  places: number
  /** What makes an element drag the row. */
  handle: HTMLAttributes<HTMLElement>
  onMove: (direction: Direction) => void
}

const TOOL =
  'grid size-11 place-items-center rounded-pill transition-colors hover:bg-brand-tint aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent'

/** Moves a training to another place: a handle to drag, and two buttons. */
export function RowMover({ training, place, places, handle, onMove }: RowMoverProps) {
  const button = (direction: Direction, isAtTheEnd: boolean) => ({
    type: 'button' as const,
    id: moveButtonId(training.id, direction),
    // Stays focusable at the ends of the list, so that keyboard users do not lose the focus.
    'aria-disabled': isAtTheEnd || undefined,
    'aria-label': `${direction === 'up' ? 'Nach oben' : 'Nach unten'}: ${training.title}`,
    onClick: () => isAtTheEnd || onMove(direction),
    className: TOOL,
  })
  return (
    <div className="flex shrink-0 items-center max-sm:flex-col">
      <span
        {...handle}
        aria-hidden="true"
        data-drag-handle
        className="grid h-11 w-8 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
      >
        <GripIcon />
      </span>
      <button {...button('up', place === 1)}>
        <ArrowUpIcon />
      </button>
      <button {...button('down', place === places)}>
        <ArrowDownIcon />
      </button>
    </div>
  )
}

export function moveButtonId(trainingId: string, direction: Direction): string {
  return `training-${trainingId}-${direction}`
}
