import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { ToolIntro } from '#tools/documents/web/tool-intro.tsx'
import { saveWork } from '#tools/documents/web/work-file.tsx'
import { StorageProblem } from '#tools/frame/web/storage-problem.tsx'
import { stepLink, useToolSearch } from '#tools/frame/web/tool-address.ts'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import { type ToolStep, ToolSteps } from '#tools/frame/web/tool-steps.tsx'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { FlightDeckIntro } from '../domain/flight-deck-intro-texts.ts'
import { ChoiceStep } from './choice-step.tsx'
import { ConceptStep } from './concept-step.tsx'
import type { Deck, StepProps } from './deck.ts'
import type { FlightDeckTexts } from './flight-deck-texts.ts'
import { IdeasStep } from './ideas-step.tsx'
import { PeopleStep } from './people-step.tsx'
import { ProblemStep } from './problem-step.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { useRoomAddress } from './room/room-address.ts'
import { sprintFile } from './sprint-file.ts'
import { useSprint } from './sprint-store.ts'
import { StepFooter } from './step-footer.tsx'
import { missingIn, STEPS, type Step, type StepNumber, stepSearch } from './steps.ts'
import { StorageNote } from './storage-note.tsx'
import { TeamLink, TeamPart } from './team-part.tsx'

const TITLE_ID = 'step-title'

const SCREENS = {
  problem: ProblemStep,
  people: PeopleStep,
  questions: QuestionsStep,
  ideas: IdeasStep,
  choice: ChoiceStep,
  concept: ConceptStep,
} as const satisfies Record<Step, (props: StepProps) => React.ReactNode>

/** A small design sprint in six steps. The input is stored in the browser; the open step is in the URL. */
export function Screen({
  intro,
  texts,
  shared: tools,
  language,
  ai,
  search,
}: ToolScreenProps<FlightDeckIntro, FlightDeckTexts, ToolsTexts>) {
  const { embed, sprint } = useToolSearch(search)
  const isEmbedded = embed === 1
  const number: StepNumber = sprint ?? 1
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
    storeSuggestions: (place, suggestions) =>
      setSuggestions((before) => ({ ...before, [place]: suggestions })),
  }
  const step = STEPS[number - 1] ?? STEPS[0]
  const team = useRoomAddress()
  useStepFocus(step)

  return (
    <>
      {team?.code ? (
        // People come to work, often on a phone: the room is at the top.
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

/** The sprint of one person or one screen: the step, with the list of all steps beside it. */
function Alone({ deck, step, isReady }: StepProps & { step: Step; isReady: boolean }) {
  const { texts, tools, isEmbedded } = deck
  const number = STEPS.indexOf(step) + 1
  const words = texts.steps[step]
  const Screen = SCREENS[step]
  return (
    <div className="wrap grid gap-x-14 gap-y-8 py-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <div className={isEmbedded ? undefined : 'lg:sticky lg:top-28'}>
          <ToolSteps
            label={texts.steps.label}
            texts={tools.steps}
            steps={STEPS.map((each, index) => stepOf(deck, each, index + 1))}
            current={step}
            areMany
          />
          <TeamLink deck={deck} />
          <StorageNote deck={deck} className="mt-8 max-lg:hidden print:hidden" />
        </div>
      </div>
      <section aria-labelledby={TITLE_ID} className="min-w-0">
        <StorageProblem
          texts={tools.file}
          isKept={deck.isStored}
          onSave={() => saveWork(sprintFile(deck))}
        />
        <p className="font-semibold text-orange-text text-small">
          {texts.steps.position(number, STEPS.length)}
        </p>
        <h2 id={TITLE_ID} tabIndex={-1} className="mt-1 text-h2 outline-none">
          {words.title}
        </h2>
        <p className="mt-3 max-w-[60ch] text-secondary print:hidden">{words.lead}</p>
        <noscript>
          <p className="mt-4 font-semibold text-error">{texts.needsScripts}</p>
        </noscript>
        {/* The fieldset has no box of its own: inside one, Chromium gives the sheet no height. */}
        <fieldset disabled={!isReady} aria-labelledby={TITLE_ID} className="contents">
          <div className="mt-8 min-w-0">
            <Screen key={step} deck={deck} />
          </div>
        </fieldset>
        <StepFooter deck={deck} current={step} />
        <StorageNote
          deck={deck}
          className="mt-10 border-sand border-t pt-6 lg:hidden print:hidden"
        />
      </section>
    </div>
  )
}

/** Every step can be opened at any time. */
function stepOf(deck: Deck, step: Step, number: number): ToolStep {
  const { texts, sprint, language, isEmbedded } = deck
  const missing = missingIn(step, sprint, texts)
  return {
    key: step,
    name: texts.steps[step].name,
    isDone: missing === undefined,
    missing,
    link: stepLink(PAGES.flightDeck[language], stepSearch(number, isEmbedded)),
  }
}

/** Scrolls to the title of a new step and moves the focus to it, for keyboards and screen readers. */
function useStepFocus(step: Step) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const title = document.getElementById(TITLE_ID)
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: 'start' })
  }, [step])
}
