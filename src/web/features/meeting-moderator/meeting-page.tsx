import type { MeetingModeratorTexts } from '../../content/meeting-moderator-texts.ts'
import type { ToolsTexts } from '../../content/tools-texts.ts'
import type { ToolScreenProps } from '../../lib/pages/screen-props.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { ToolIntro } from '../../ui/tool-intro.tsx'
import { useMeeting } from './meeting-store.ts'
import { PeopleList } from './people-list.tsx'
import { PlanStep } from './plan-step.tsx'
import { ResultStep } from './result-step.tsx'
import { RunStep } from './run-step.tsx'
import { StepNav } from './step-nav.tsx'
import { UndoNote } from './undo-note.tsx'
import { useStepFocus } from './use-step-focus.ts'

/** The Meeting Moderator: agenda, timer, notes and minutes. All data are stored in the browser. */
export function Screen({
  texts,
  shared: tools,
  language,
  ai,
  search,
}: ToolScreenProps<MeetingModeratorTexts, ToolsTexts>) {
  const isEmbedded = search.embed === 1
  const { meeting, change, changeUndoably, undoable, undo } = useMeeting()
  const isReady = useHydrated()
  const stepRegion = useStepFocus(meeting.step, isReady)

  const shared = { texts, tools, language, ai, meeting, change, changeUndoably }
  return (
    <>
      <ToolIntro
        tool="meetingModerator"
        title={texts.title}
        lead={texts.lead}
        tools={tools}
        language={language}
        hasAi={ai !== null}
        isEmbedded={isEmbedded}
      />
      {/* Inert before hydration: what is typed before the stored meeting is read would be lost. */}
      <div inert={!isReady} className="wrap pt-8 pb-16 lg:pb-24">
        <noscript>
          <p className="mb-8 rounded-card border-2 border-error bg-white px-6 py-5">
            {texts.needsScripts}
          </p>
        </noscript>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <StepNav
            texts={texts.steps}
            meeting={meeting}
            onShow={(step) => change({ type: 'show', step })}
          />
          <p className="flex flex-wrap items-center gap-x-4 text-muted text-small">
            {texts.storage}
            <button
              type="button"
              onClick={() => changeUndoably({ type: 'start-over' }, texts.undone.startedOver)}
              className="min-h-11 font-semibold text-ink underline underline-offset-4"
            >
              {texts.startOver}
            </button>
          </p>
        </div>
        <UndoNote texts={texts} undoable={undoable} onUndo={undo} />
        <PeopleList people={meeting.people} />
        <section
          ref={stepRegion}
          tabIndex={-1}
          aria-label={texts.steps.names[meeting.step]}
          className="mt-6 scroll-mt-24 outline-none"
        >
          {meeting.step === 'plan' && <PlanStep {...shared} />}
          {meeting.step === 'run' && <RunStep {...shared} />}
          {meeting.step === 'result' && <ResultStep {...shared} />}
        </section>
      </div>
    </>
  )
}
