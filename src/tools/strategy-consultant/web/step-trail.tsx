import { classes } from '#platform/design/web/classes.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { stepLink } from '#tools/frame/web/tool-address.ts'
import { type Consultation, reachableStep, type Step } from './consultation.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

const STEPS = ['address', 'facts', 'draft'] as const satisfies readonly Step[]

interface StepTrailProps {
  texts: StrategyConsultantTexts['steps']
  language: Language
  isEmbedded: boolean
  current: Step
  consultation: Consultation
}

/** The three steps; those with content are links. */
export function StepTrail({ texts, language, isEmbedded, current, consultation }: StepTrailProps) {
  return (
    <nav aria-label={texts.label}>
      <ol className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-4">
        {STEPS.map((step, index) => {
          const isCurrent = step === current
          const content = (
            <>
              <span
                className={classes(
                  'inline-flex size-7 shrink-0 items-center justify-center rounded-pill border-2 font-semibold text-small leading-none',
                  isCurrent ? 'border-brand bg-brand text-white' : 'border-brand text-brand',
                )}
              >
                {index + 1}
              </span>
              <span>{texts.names[step]}</span>
            </>
          )
          const look = 'inline-flex min-h-11 items-center gap-2 text-small'
          return (
            <li key={step} className="flex items-center gap-4">
              {index > 0 && (
                <span aria-hidden="true" className="hidden h-0.5 w-10 bg-sand sm:block" />
              )}
              {!isCurrent && reachableStep(step, consultation) === step ? (
                <a
                  {...stepLink(PAGES.strategyConsultant[language], searchOf(step, isEmbedded))}
                  className={classes(look, 'link-quiet font-semibold')}
                >
                  {content}
                </a>
              ) : (
                <span
                  aria-current={isCurrent ? 'step' : undefined}
                  className={classes(look, isCurrent ? 'font-semibold' : 'text-muted')}
                >
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The search parameters of a step. The first step has none. */
export function searchOf(step: Step, isEmbedded: boolean) {
  return {
    ...(isEmbedded ? { embed: 1 as const } : {}),
    ...(step === 'address' ? {} : { step }),
  }
}
