import { useEffect, useRef, useState } from 'react'
import { useRowDrag } from '#platform/design/web/use-row-drag.ts'
import { isRanked } from '../../domain/shop-order.ts'
import type { StaffTraining } from '../../domain/staff-training.ts'
import { moveButtonId, RowMover } from './row-mover.tsx'
import { TrainingRow } from './training-row.tsx'
import { useTrainingOrder } from './use-training-order.ts'

/** The trainings in use, which can be moved by dragging and with buttons. */
export function TrainingList({ trainings }: { trainings: readonly StaffTraining[] }) {
  const [announcement, setAnnouncement] = useState('')
  const refocus = useRef<string>(undefined)
  const order = useTrainingOrder(trainings)
  const { shown } = order

  // An element that is moved in the document loses the focus.
  useEffect(() => {
    if (refocus.current) document.getElementById(refocus.current)?.focus()
    refocus.current = undefined
  })

  function move(id: string, to: number) {
    const training = shown.find((one) => one.id === id)
    if (!training) return
    order.move(training, to + 1)
    setAnnouncement(`„${training.title}“ steht jetzt auf Platz ${to + 1} von ${shown.length}.`)
  }
  const drag = useRowDrag(move)

  return (
    <>
      <ol
        ref={drag.list}
        aria-label="Trainings in der Reihenfolge des Shops"
        className={`mt-6 grid gap-3 ${drag.dragged === undefined ? '' : 'select-none'}`}
      >
        {shown.map((training, index) => (
          <TrainingRow
            key={training.id}
            training={training}
            isDragged={drag.dragged === training.id}
            style={drag.shift(index)}
            mover={
              isRanked(training.id) ? null : (
                <RowMover
                  training={training}
                  place={index + 1}
                  places={shown.length}
                  handle={drag.handle(training.id, index)}
                  onMove={(direction) => {
                    refocus.current = moveButtonId(training.id, direction)
                    move(training.id, direction === 'up' ? index - 1 : index + 1)
                  }}
                />
              )
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
