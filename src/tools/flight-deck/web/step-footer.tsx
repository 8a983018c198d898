import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { PAGES } from '#site/pages/web/page-table.ts'
import { stepLink } from '#tools/frame/web/tool-address.ts'
import type { Deck } from './deck.ts'
import { missingIn, STEPS, type Step, stepSearch } from './steps.ts'

/** Links to the next and the previous step, which always work; a note names what the step still lacks. */
export function StepFooter({ deck, current }: { deck: Deck; current: Step }) {
  const { texts, sprint, language, isEmbedded } = deck
  const index = STEPS.indexOf(current)
  const before = STEPS[index - 1]
  const next = STEPS[index + 1]
  const missing = missingIn(current, sprint, texts)
  const link = (step: Step) =>
    stepLink(PAGES.flightDeck[language], stepSearch(STEPS.indexOf(step) + 1, isEmbedded))
  return (
    <div className="mt-10 flex print:hidden flex-wrap items-center gap-x-4 gap-y-4">
      {before && (
        <ButtonAnchor {...link(before)} variant="secondary">
          <ArrowLeftIcon />
          {texts.steps.back}
          <span className="sr-only">{`: ${texts.steps[before].name}`}</span>
        </ButtonAnchor>
      )}
      {next && (
        <ButtonAnchor {...link(next)}>
          <span>{`${texts.steps.next}: ${texts.steps[next].name}`}</span>
          <ArrowRightIcon />
        </ButtonAnchor>
      )}
      {missing && <p className="text-muted text-small">{missing}</p>}
    </div>
  )
}
