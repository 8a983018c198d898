import { PAGES } from '../../content/pages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx'
import type { Deck } from './deck.ts'
import { missingIn, STEPS, type Step, stepSearch } from './steps.ts'

/** Links to the next and the previous step, which always work; a note names what the step still lacks. */
export function StepFooter({ deck, current }: { deck: Deck; current: Step }) {
  const { texts, sprint, language } = deck
  const index = STEPS.indexOf(current)
  const before = STEPS[index - 1]
  const next = STEPS[index + 1]
  const missing = missingIn(current, sprint, texts)
  const link = (step: Step) => ({
    to: PAGES.flightDeck[language],
    search: ({ embed }: { embed?: 1 | undefined }) => ({
      ...(embed && { embed }),
      ...stepSearch(STEPS.indexOf(step) + 1),
    }),
    resetScroll: false,
  })
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-4">
      {before && (
        <ButtonLink {...link(before)} variant="secondary">
          <ArrowLeftIcon />
          {texts.steps.back}
          <span className="sr-only">: {texts.steps[before].name}</span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink {...link(next)}>
          <span>
            {texts.steps.next}: {texts.steps[next].name}
          </span>
          <ArrowRightIcon />
        </ButtonLink>
      )}
      {missing && <p className="text-muted text-small">{missing}</p>}
    </div>
  )
}
