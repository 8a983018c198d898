import { classes } from '#platform/design/web/classes.ts'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import { PAGES } from '#site/pages/web/page-table.ts'
import { stepLink } from '#tools/frame/web/tool-address.ts'
import type { Deck } from './deck.ts'
import { missingIn, STEPS, type Step, stepSearch } from './steps.ts'

/** All steps as links: next to the content on desktops, as a row of numbers above it on phones. */
export function StepNav({ deck, current }: { deck: Deck; current: Step }) {
  const { texts, sprint, language, isEmbedded } = deck
  return (
    <nav aria-label={texts.steps.label}>
      <ol className="flex gap-1 max-lg:justify-between lg:flex-col">
        {STEPS.map((step, index) => {
          const isCurrent = step === current
          const missing = missingIn(step, sprint, texts)
          return (
            <li key={step} className="lg:relative">
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className="-top-3 absolute left-[1.6875rem] hidden h-5 w-0.5 bg-sand lg:block"
                />
              )}
              <a
                {...stepLink(PAGES.flightDeck[language], stepSearch(index + 1, isEmbedded))}
                aria-current={isCurrent ? 'page' : undefined}
                className={classes(
                  'flex items-center gap-3.5 rounded-card transition-colors lg:px-2 lg:py-2',
                  isCurrent ? 'lg:bg-sheet-sky' : 'hover:lg:bg-section',
                )}
              >
                <span
                  aria-hidden="true"
                  className={classes(
                    'relative inline-flex size-11 shrink-0 items-center justify-center rounded-pill border-2 font-bold font-display text-base',
                    isCurrent && 'border-brand bg-brand text-white',
                    !isCurrent && missing && 'border-sand bg-white text-secondary',
                    !isCurrent && !missing && 'border-brand-tint bg-brand-tint text-brand',
                  )}
                >
                  {missing || isCurrent ? index + 1 : <CheckIcon />}
                </span>
                <span className="min-w-0 max-lg:sr-only">
                  <span className="block font-semibold leading-tight">
                    <span className="sr-only">{`${index + 1}. `}</span>
                    <span>{texts.steps[step].name}</span>
                  </span>
                  <span className="mt-0.5 block text-muted text-small leading-tight">
                    {missing ?? texts.steps.done}
                  </span>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
