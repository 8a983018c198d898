import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { PAGES } from '#site/pages/web/page-table.ts'
import { type HandedStart, takeHandedStart } from '#tools/documents/web/handed-over.ts'
import type { StepProps } from './deck.ts'
import { EMPTY_SPRINT } from './sprint.ts'
import { sprintOfStart } from './stored-sprint.ts'

/**
 * Begins a sprint with a question that comes from a draft, and says so. It asks first where there is a sprint. Shown
 * once the stored sprint is read.
 */
export function SprintArrival({ deck }: StepProps) {
  const { language, sprint, openSprint } = deck
  const words = deck.texts.arrival
  const [arrived, setArrived] = useState<HandedStart>()
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tool is opened
  useEffect(() => {
    const handed = takeHandedStart('flight-deck')
    if (!handed) return
    setArrived(handed)
    if (sprint === EMPTY_SPRINT) openSprint(sprintOfStart(handed.start))
    else setAsked(true)
  }, [])

  // Whoever comes from the draft is led past the introduction.
  useEffect(() => {
    if (arrived) box.current?.focus()
  }, [arrived])

  if (!arrived) return null
  const next = sprintOfStart(arrived.start)
  if (!isAsked && sprint.problem.what !== next.problem.what) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mb-5 scroll-mt-24 rounded-card outline-none bg-sheet-sky px-5 py-4 text-small print:hidden"
    >
      {isAsked ? (
        <>
          <p className="max-w-[64ch] font-semibold text-ink">{words.ask(next.problem.what)}</p>
          <p className="mt-1">{words.undoLater}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                openSprint(next)
                setAsked(false)
              }}
            >
              {words.confirm}
            </Button>
            <Button variant="ghost" size="small" onClick={() => setArrived(undefined)}>
              {words.keep}
            </Button>
          </div>
        </>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4">
          <span>{words.from(arrived.from)}</span>
          <a
            href={`${PAGES.strategyConsultant[language]}?step=draft`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {words.toDraft}
          </a>
        </p>
      )}
    </div>
  )
}
