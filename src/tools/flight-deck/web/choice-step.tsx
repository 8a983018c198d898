import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { FINALISTS_MAX } from '../domain/idea-ranking.ts'
import type { StepProps } from './deck.ts'
import { IdeaComparison } from './idea-comparison.tsx'
import { finalists, writtenIdeas } from './sprint.ts'
import { dotted } from './sprint-changes.ts'

/** Step 4: dots for three ideas, which are then compared. */
export function ChoiceStep({ deck }: StepProps) {
  const { texts, sprint } = deck
  const ideas = writtenIdeas(sprint)
  const compared = finalists(sprint)
  const mustPick = ideas.length > FINALISTS_MAX
  const isFull = compared.length === FINALISTS_MAX
  const [isOpened, setOpened] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const wasFull = useRef(isFull)
  const isPicking = mustPick && (!isFull || isOpened)
  useEffect(() => {
    // The list has made room for the comparison, so the focus goes there.
    if (isFull && !wasFull.current) {
      setOpened(false)
      title.current?.focus({ preventScroll: true })
    }
    wasFull.current = isFull
  }, [isFull])

  if (ideas.length === 0) {
    return (
      <p className="rounded-card border-2 border-sand border-dashed px-5 py-6 text-muted">
        {texts.choice.noIdeas}
      </p>
    )
  }
  return (
    <>
      {isPicking && <DotList deck={deck} />}
      {!isPicking && mustPick && (
        <Button variant="secondary" size="small" className="mb-4" onClick={() => setOpened(true)}>
          {texts.choice.pickAgain}
        </Button>
      )}
      {compared.length > 0 && !isPicking && (
        <section aria-labelledby="compare">
          <h3 id="compare" ref={title} tabIndex={-1} className="text-h4 outline-none">
            {texts.choice.compare}
          </h3>
          <IdeaComparison deck={deck} ideas={compared} />
        </section>
      )}
    </>
  )
}

/** All ideas in one screen; a tap gives one a dot or takes it back. */
function DotList({ deck }: StepProps) {
  const { texts, sprint, change } = deck
  const { dots } = sprint
  const [isRefused, setRefused] = useState(false)
  return (
    <section aria-labelledby="dots">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="dots" className="font-semibold">
          {texts.choice.pick}
        </h3>
        <p role="status" className={classes('text-small', isRefused ? 'text-error' : 'text-muted')}>
          {isRefused ? texts.choice.allPicked : texts.choice.picked(dots.length, FINALISTS_MAX)}
        </p>
      </div>
      <ul aria-labelledby="dots" className="mt-2 grid gap-1 sm:grid-cols-2 sm:gap-2">
        {writtenIdeas(sprint).map(({ id, text }) => {
          const hasDot = dots.includes(id)
          return (
            <li key={id} className="min-w-0">
              <button
                type="button"
                aria-pressed={hasDot}
                onClick={() => {
                  setRefused(!hasDot && dots.length === FINALISTS_MAX)
                  change(dotted(sprint, id))
                }}
                className={classes(
                  'flex min-h-11 w-full items-center gap-3 rounded-input border-2 bg-white px-3 py-1 text-left leading-tight transition-colors sm:min-h-13',
                  hasDot ? 'border-brand font-semibold' : 'border-sand hover:border-ink',
                )}
              >
                <span
                  aria-hidden="true"
                  className={classes(
                    'size-5 shrink-0 rounded-pill border-2',
                    hasDot ? 'border-early bg-early' : 'border-line',
                  )}
                />
                <span className="line-clamp-2 min-w-0 text-small">{text}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
