import { classes } from '#platform/design/web/classes.ts'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import type { ToolsTexts } from './tools-texts.ts'

/** A step of a tool. Without `link` and `onShow` it cannot be opened yet. */
export interface ToolStep {
  readonly key: string
  readonly name: string
  readonly isDone: boolean
  readonly link?: React.ComponentProps<'a'> | undefined
  readonly onShow?: (() => void) | undefined
  /** What the step still lacks, or why it is closed. */
  readonly missing?: string | undefined
}

interface ToolStepsProps {
  /** The name of the list. */
  label: string
  texts: ToolsTexts['steps']
  steps: readonly ToolStep[]
  /** The key of the step that is shown. */
  current: string
  /** Many steps stand beside the content on desktops, with what they lack, and are numbers only on phones. */
  areMany?: boolean
}

/** The steps of a tool, which one is shown, and the way to the others. */
export function ToolSteps({ label, texts, steps, current, areMany = false }: ToolStepsProps) {
  return (
    <nav aria-label={label} className="max-sm:w-full print:hidden">
      <ol className={classes('flex', areMany && 'lg:flex-col')}>
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={step.key === current ? 'step' : undefined}
            className={classes(
              'relative min-w-0 flex-1 rounded-card',
              !areMany && 'sm:flex sm:flex-none sm:items-center',
            )}
          >
            {index > 0 && <Line areMany={areMany} />}
            <Way step={step} isCurrent={step.key === current} areMany={areMany}>
              <Mark number={index + 1} step={step} isCurrent={step.key === current} />
              <span className={classes('min-w-0', areMany && 'max-sm:sr-only')}>
                <span className="block leading-tight hyphens-none">
                  <span className="sr-only">{`${index + 1}. `}</span>
                  <span>{step.name}</span>
                </span>
                <span
                  className={
                    areMany
                      ? 'mt-0.5 block font-normal text-muted text-small leading-tight max-lg:sr-only'
                      : 'sr-only'
                  }
                >
                  {step.missing ?? (step.isDone ? texts.done : '')}
                </span>
              </span>
            </Way>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Leads from the step before. */
function Line({ areMany }: { areMany: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'absolute top-5 right-[calc(50%+1.5rem)] left-[calc(-50%+1.5rem)] h-0.5 bg-sand',
        areMany
          ? 'lg:-top-2 lg:right-auto lg:left-7 lg:h-4 lg:w-0.5'
          : 'shrink-0 sm:static sm:mx-4 sm:w-8',
      )}
    />
  )
}

interface WayProps {
  step: ToolStep
  isCurrent: boolean
  areMany: boolean
  children: React.ReactNode
}

/** A link, a button, or neither for the step that is shown and for one that is closed. */
function Way({ step, isCurrent, areMany, children }: WayProps) {
  const canOpen = !isCurrent && (step.link || step.onShow)
  const look = classes(
    'flex min-h-11 w-full flex-col items-center gap-1.5 rounded-card text-center text-small',
    areMany
      ? 'lg:flex-row lg:gap-3.5 lg:px-2 lg:py-2 lg:text-left lg:text-base'
      : 'sm:w-auto sm:flex-row sm:gap-2.5 sm:text-left sm:text-base',
    areMany && isCurrent && 'lg:bg-sheet-sky',
    canOpen && 'cursor-pointer underline-offset-4 hover:underline',
    isCurrent || canOpen ? 'font-semibold' : 'text-muted',
  )
  if (!canOpen) return <span className={look}>{children}</span>
  if (step.link) {
    return (
      <a {...step.link} className={look}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" onClick={step.onShow} className={look}>
      {children}
    </button>
  )
}

function Mark({ number, step, isCurrent }: { number: number; step: ToolStep; isCurrent: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'relative inline-flex size-11 shrink-0 items-center justify-center rounded-pill border-2 font-bold font-display text-base tabular-nums',
        isCurrent && 'border-brand bg-brand text-white',
        !isCurrent && step.isDone && 'border-brand-tint bg-brand-tint text-brand',
        !isCurrent && !step.isDone && 'border-sand bg-white text-secondary',
      )}
    >
      {step.isDone && !isCurrent ? <CheckIcon /> : number}
    </span>
  )
}
