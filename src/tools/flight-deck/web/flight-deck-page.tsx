import { useState } from 'react'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { ToolIntro } from '#tools/documents/web/tool-intro.tsx'
import { saveWork } from '#tools/documents/web/work-file.tsx'
import { StorageProblem } from '#tools/frame/web/storage-problem.tsx'
import { stepLink, useToolSearch } from '#tools/frame/web/tool-address.ts'
import { type ToolStep, ToolSteps } from '#tools/frame/web/tool-steps.tsx'
import { useStepFocus } from '#tools/frame/web/use-step-focus.ts'
import { ChoiceStep } from './choice-step.tsx'
import { ConceptStep } from './concept-step.tsx'
import type { Deck, DeckScreenProps, StepProps } from './deck.ts'
import { IdeasStep } from './ideas-step.tsx'
import { ProblemStep } from './problem-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { useRoomAddress } from './room/room-address.ts'
import { STEPS, type Step } from './sprint.ts'
import { SprintArrival } from './sprint-arrival.tsx'
import { sprintFile } from './sprint-document.ts'
import { useSprint } from './sprint-store.ts'
import { isDone, minutesFrom, stepOfNumber, stepSearch } from './steps.ts'
import { TeamLink, TeamPart } from './team-part.tsx'
import { YourWork } from './your-work.tsx'

const TITLE_ID = 'step-title'

const SCREENS = {
  problem: ProblemStep,
  question: QuestionStep,
  ideas: IdeasStep,
  choice: ChoiceStep,
  concept: ConceptStep,
} as const satisfies Record<Step, (props: StepProps) => React.ReactNode>

/** A small design sprint in five steps. The input is stored in the browser; the open step is in the URL. */
export function Screen({ intro, texts, shared: tools, language, ai, search }: DeckScreenProps) {
  const { embed, sprint } = useToolSearch(search)
  const isEmbedded = embed === 1
  const step = stepOfNumber(sprint ?? 1)
  // Disabled before hydration, because the first state change would discard what was typed until then.
  const isReady = useHydrated()
  const [suggestions, setSuggestions] = useState<Deck['suggestions']>({})
  const deck: Deck = {
    ...useSprint(),
    intro,
    texts,
    tools,
    language,
    isEmbedded,
    ai,
    suggestions,
    storeSuggestions: (kind, suggestions) =>
      setSuggestions((before) => ({ ...before, [kind]: suggestions })),
  }
  const team = useRoomAddress()
  useStepFocus(step, TITLE_ID, 'start')

  return (
    <>
      {team?.code || (step !== 'problem' && !isEmbedded) ? (
        // Who is at work, often on a phone, has it at the top.
        <h1 id={TOOL_NAME_ID} className="wrap pt-6 font-semibold text-base text-secondary">
          {intro.title}
        </h1>
      ) : (
        <ToolIntro
          tool="flightDeck"
          title={intro.title}
          lead={intro.lead}
          tools={tools}
          language={language}
          hasAi={ai !== null}
          isEmbedded={isEmbedded}
        />
      )}
      {team ? (
        <div className="wrap pt-4 pb-12">
          <TeamPart deck={deck} code={team.code} />
        </div>
      ) : (
        <Alone deck={deck} step={step} isReady={isReady} />
      )}
    </>
  )
}

/** The sprint of one person: the step, with the list of all steps beside it. */
function Alone({ deck, step, isReady }: StepProps & { step: Step; isReady: boolean }) {
  const { texts, tools, isEmbedded } = deck
  const number = STEPS.indexOf(step) + 1
  const words = texts.steps[step]
  const Screen = SCREENS[step]
  return (
    <div className="wrap grid gap-x-14 gap-y-5 py-6 sm:py-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <div className={isEmbedded ? undefined : 'lg:sticky lg:top-28'}>
          <ToolSteps
            label={texts.steps.label}
            texts={tools.steps}
            steps={STEPS.map((each) => stepOf(deck, each))}
            current={step}
            areMany
          />
        </div>
      </div>
      <section aria-labelledby={TITLE_ID} className="min-w-0">
        <StorageProblem
          texts={tools.file}
          isKept={deck.isStored}
          onSave={() => saveWork(sprintFile(deck))}
        />
        {isReady && <SprintArrival deck={deck} />}
        <p className="font-semibold text-orange-text text-small print:hidden">
          {texts.steps.position(number, STEPS.length, minutesFrom(step))}
        </p>
        <h2
          id={TITLE_ID}
          tabIndex={-1}
          className="mt-0.5 scroll-mt-6 text-h3 outline-none print:hidden"
        >
          {words.title}
        </h2>
        {'lead' in words && (
          <p className="mt-1 max-w-[60ch] text-secondary print:hidden">{words.lead}</p>
        )}
        <noscript>
          <p className="mt-4 font-semibold text-error">{texts.needsScripts}</p>
        </noscript>
        {/* The fieldset has no box of its own: inside one, Chromium gives the sheet no height. */}
        <fieldset disabled={!isReady} aria-labelledby={TITLE_ID} className="contents">
          <div className="mt-4 min-w-0">
            <Screen key={step} deck={deck} />
          </div>
        </fieldset>
        <StepFooter deck={deck} step={step} />
        <TeamLink deck={deck} />
        <YourWork deck={deck} />
      </section>
    </div>
  )
}

function linkTo(deck: Deck, step: Step) {
  return stepLink(PAGES.flightDeck[deck.language], stepSearch(step, deck.isEmbedded))
}

/** Links to the next and the previous step, which always work. */
function StepFooter({ deck, step }: StepProps & { step: Step }) {
  const { texts } = deck
  const index = STEPS.indexOf(step)
  const before = STEPS[index - 1]
  const next = STEPS[index + 1]
  return (
    <div className="mt-6 flex print:hidden flex-wrap items-center gap-x-3 gap-y-3">
      {next && (
        <ButtonAnchor {...linkTo(deck, next)}>
          <span>{`${texts.steps.next}: ${texts.steps[next].name}`}</span>
          <ArrowRightIcon />
        </ButtonAnchor>
      )}
      {before && (
        <ButtonAnchor {...linkTo(deck, before)} variant="ghost" className="max-sm:px-2">
          <ArrowLeftIcon />
          {texts.steps.back}
          <span className="sr-only">{`: ${texts.steps[before].name}`}</span>
        </ButtonAnchor>
      )}
    </div>
  )
}

/** Every step can be opened at any time. */
function stepOf(deck: Deck, step: Step): ToolStep {
  return {
    key: step,
    name: deck.texts.steps[step].name,
    isDone: isDone(step, deck.sprint, deck.texts.method),
    link: linkTo(deck, step),
  }
}
