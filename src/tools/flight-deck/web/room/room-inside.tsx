import { browserFetch } from '#platform/design/web/api.ts'
import { useStepFocus } from '#tools/frame/web/use-step-focus.ts'
import { useConnection } from '#tools/rooms/web/use-connection.ts'
import { DECK_STEPS, type DeckStep } from '../../domain/deck-room.ts'
import { StepOfPeople } from './arrive-step.tsx'
import { DecisionStep } from './decision-step.tsx'
import { GroupStep } from './group-step.tsx'
import { HostPanel } from './host-panel.tsx'
import { ResultsStep } from './results-step.tsx'
import { CONNECTING, connectToRoom } from './room-connection.ts'
import { NoRoom } from './room-door.tsx'
import { RoomExport } from './room-export.tsx'
import { RoomHead } from './room-head.tsx'
import { IdeasStep } from './room-ideas-step.tsx'
import { PlanStep } from './room-plan-step.tsx'
import { waitingStore } from './room-store.ts'
import type { RoomPageProps, RoomStepProps } from './room-types.ts'
import { SketchesStep } from './sketches-step.tsx'
import { StepBar } from './step-bar.tsx'
import { StoryboardStep } from './storyboard-step.tsx'
import { VotesStep } from './votes-step.tsx'

const STEP_TITLE_ID = 'room-step-title'

const SCREENS = {
  arrive: StepOfPeople,
  ideas: IdeasStep,
  sketches: SketchesStep,
  group: GroupStep,
  votes: VotesStep,
  decision: DecisionStep,
  storyboard: StoryboardStep,
  plan: PlanStep,
  results: ResultsStep,
} as const satisfies Record<DeckStep, (props: RoomStepProps) => React.ReactNode>

type RoomInsideProps = Omit<RoomPageProps, 'code' | 'start'> & { code: string; secret: string }

/** The room: its head, the step that the host has opened, and what the host decides. */
export function RoomInside({ texts, tools, language, code, secret }: RoomInsideProps) {
  const { connection, state } = useConnection(
    () => connectToRoom({ code, secret, fetch: browserFetch, store: waitingStore(code) }),
    `${code} ${secret}`,
    CONNECTING,
  )
  const { room, link } = state
  const step = room?.content.step
  // Whoever comes in is led to the title of the step, and everybody is when the host opens another one.
  useStepFocus(step, STEP_TITLE_ID, 'nearest')
  if (link === 'over' || link === 'removed') return <NoRoom texts={texts} why={link} />
  if (!connection || !room || !step)
    return (
      <p role="status" className="text-secondary">
        {texts.head.link[link]}
      </p>
    )
  const Step = SCREENS[step]
  const words = texts.steps[step]
  const props: RoomStepProps = { room, texts, tools, language, act: connection.act, state }
  const hasExport = step === 'storyboard' || step === 'plan' || step === 'results'
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <RoomHead {...props} onDismiss={connection.dismissRefusals} />
        <section aria-labelledby={STEP_TITLE_ID} className="mt-6">
          <p className="font-semibold text-orange-text text-small">
            {`${texts.head.position(DECK_STEPS.indexOf(step) + 1, DECK_STEPS.length)}: ${words.name}`}
          </p>
          <h2 id={STEP_TITLE_ID} tabIndex={-1} className="mt-1 text-h2 outline-none">
            {words.title}
          </h2>
          <p className="mt-3 max-w-[60ch] text-secondary">{words.lead}</p>
          <div className="mt-6">
            <Step key={step} {...props} />
          </div>
        </section>
        {hasExport && <RoomExport {...props} />}
        <StepBar {...props} />
      </div>
      <HostPanel {...props} secret={secret} />
    </div>
  )
}
