import { useEffect, useRef, useState } from 'react'
import type { StaffTraining } from '#domain/training/staff-training.ts'
import { useRowDrag } from '../../lib/use-row-drag.ts'
import { moveButtonId, RowMover } from './row-mover.tsx'
import { TrainingRow } from './training-row.tsx'
import { useMoveTraining } from './use-training-writes.ts'

/** The trainings in use, which can be moved by dragging and with buttons. */
export function TrainingList({ trainings }: { trainings: readonly StaffTraining[] }) {
  const [announcement, setAnnouncement] = useState('')
  const refocus = useRef<string>(undefined)
  const moveTraining = useMoveTraining()

  // An element that is moved in the document loses the focus.
  useEffect(() => {
    if (refocus.current) document.getElementById(refocus.current)?.focus()
    refocus.current = undefined
  })

  function move(id: string, to: number) {
    const training = trainings.find((one) => one.id === id)
    if (!training) return
    moveTraining(training, to + 1)
    setAnnouncement(`„${training.title}“ steht jetzt auf Platz ${to + 1} von ${trainings.length}.`)
  }
  const drag = useRowDrag(move)

  return (
    <>
      <ol
        ref={drag.list}
        aria-label="Trainings in der Reihenfolge des Shops"
        className={`mt-6 grid gap-3 ${drag.dragged === undefined ? '' : 'select-none'}`}
      >
        {trainings.map((training, index) => (
          <TrainingRow
            key={training.id}
            training={training}
            isDragged={drag.dragged === training.id}
            style={drag.shift(index)}
            mover={
              <RowMover
                training={training}
                place={index + 1}
                places={trainings.length}
                handle={drag.handle(training.id, index)}
                onMove={(direction) => {
                  refocus.current = moveButtonId(training.id, direction)
                  move(training.id, direction === 'up' ? index - 1 : index + 1)
                }}
              />
            }
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
