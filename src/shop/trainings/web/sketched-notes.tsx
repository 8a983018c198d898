import { classes } from '#platform/design/web/classes.ts'

const MINUTES_A_NOTE = 5
const MOST_NOTES = 8

const NOTES = [
  'bg-white -rotate-4',
  'bg-late rotate-3 translate-y-1',
  'bg-(--accent) -rotate-2',
  'bg-white rotate-5 translate-y-0.5',
  'bg-late -rotate-3',
]

/** Paper notes on a field of the board, more of them the longer it is worked on. They say nothing. */
export function SketchedNotes({ minutes, place }: { minutes: number; place: number }) {
  const count = Math.min(MOST_NOTES, Math.max(1, Math.round(minutes / MINUTES_A_NOTE)))
  return (
    <span
      aria-hidden="true"
      className="flex w-24 flex-wrap gap-1 max-sm:hidden xl:w-auto xl:gap-1.5 print:hidden"
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the notes are drawn by their places
          key={index}
          className={classes(
            'size-5 rounded-[2px] shadow-note xl:size-9',
            NOTES[(2 * place + index) % NOTES.length],
          )}
        />
      ))}
    </span>
  )
}
