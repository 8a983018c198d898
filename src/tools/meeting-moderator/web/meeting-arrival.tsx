import { useEffect, useState } from 'react'
import { randomKey } from '#platform/design/web/random-key.ts'
import { takeHandedStart } from '#tools/documents/web/handed-over.ts'
import { isFull, isUntouched } from '../domain/meeting-shelf.ts'
import { parseMeeting } from '../domain/meeting-storage.ts'
import type { MeetingTool } from './meeting-store.ts'

/** Adds a meeting that was planned from a sprint, and says so. Shown once the stored meetings are read. */
export function MeetingArrival({
  texts: { meetings: texts },
  shelf,
  meeting: open,
  changeAll,
}: MeetingTool) {
  const [arrived, setArrived] = useState<{ id: string; note: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tool is opened
  useEffect(() => {
    const handed = takeHandedStart('meeting-moderator')
    if (!handed) return
    if (isFull(shelf) && !isUntouched(open)) {
      setArrived({ id: open.id, note: `${texts.notPlanned} ${texts.full}` })
      return
    }
    const newId = randomKey()
    changeAll({ type: 'add', meeting: parseMeeting(JSON.stringify(handed.start)), newId })
    setArrived({ id: newId, note: texts.planned(handed.from) })
  }, [])

  if (arrived?.id !== open.id) return null
  return (
    <p
      role="status"
      className="mt-4 rounded-card bg-sheet-violet px-5 py-4 text-small print:hidden"
    >
      {arrived.note}
    </p>
  )
}
