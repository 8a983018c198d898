import { useEffect, useRef } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { ToolIntro } from '#tools/documents/web/tool-intro.tsx'
import { TrainingLine } from '#tools/documents/web/training-line.tsx'
import { saveWork } from '#tools/documents/web/work-file.tsx'
import { StorageProblem } from '#tools/frame/web/storage-problem.tsx'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import { type ToolStep, ToolSteps } from '#tools/frame/web/tool-steps.tsx'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { MEETING_STEPS, type Meeting, type MeetingStep } from '../domain/meeting.ts'
import type { MeetingModeratorIntro } from '../domain/meeting-moderator-intro-texts.ts'
import { MeetingArrival } from './meeting-arrival.tsx'
import { meetingFile } from './meeting-file.ts'
import type { MeetingModeratorTexts } from './meeting-moderator.de.ts'
import { useMeetings } from './meeting-store.ts'
import { MeetingsList } from './meetings-list.tsx'
import { PeopleList } from './people-field.tsx'
import { PlanStep } from './plan-step.tsx'
import { ResultStep } from './result-step.tsx'
import { RunStep } from './run-step.tsx'
import { SharePart } from './share-part.tsx'

/** The Meeting Moderator: agenda, timer, notes and minutes. All data are stored in the browser. */
export function Screen({
  intro,
  texts,
  shared: tools,
  language,
  ai,
  search,
}: ToolScreenProps<MeetingModeratorIntro, MeetingModeratorTexts, ToolsTexts>) {
  const isEmbedded = search.embed === 1
  const tool = { texts, tools, language, ai, ...useMeetings() }
  const { meeting, isStored, change, undoable, undo } = tool
  const isReady = useHydrated()
  const stepRegion = useStepFocus(`${meeting.id} ${meeting.step}`, isReady)

  return (
    <>
      <ToolIntro
        tool="meetingModerator"
        title={intro.title}
        lead={intro.lead}
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
        <StorageProblem
          texts={tools.file}
          isKept={isStored}
          onSave={() => saveWork(meetingFile(meeting))}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 print:hidden">
          <ToolSteps
            label={texts.steps.label}
            texts={tools.steps}
            steps={stepsOf(meeting, texts.steps, (step) =>
              change({ type: 'set', changes: { step } }),
            )}
            current={meeting.step}
          />
          <p className="text-muted text-small">{intro.storage}</p>
        </div>
        <MeetingsList {...tool} />
        <SharePart key={meeting.id} {...tool} />
        {isReady && <MeetingArrival {...tool} />}
        <div role="status">
          {undoable && (
            // Part of the page and not a notification, which in a frame as high as its page may be out of sight.
            <div className="mt-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card bg-brand-tint py-2 pr-2 pl-5">
              <p className="min-w-0 text-small">{undoable.words}</p>
              <Button variant="secondary" size="small" onClick={undo}>
                {texts.undo}
              </Button>
            </div>
          )}
        </div>
        <PeopleList people={meeting.people} />
        <section
          ref={stepRegion}
          tabIndex={-1}
          aria-label={texts.steps.names[meeting.step]}
          className="mt-6 scroll-mt-24 outline-none"
        >
          {meeting.step === 'plan' && <PlanStep {...tool} />}
          {meeting.step === 'run' && <RunStep {...tool} />}
          {meeting.step === 'result' && (
            <>
              <ResultStep {...tool} />
              <div className="mt-6">
                <TrainingLine
                  texts={tools.chain}
                  training={intro.training}
                  {...{ language, isEmbedded }}
                />
              </div>
            </>
          )}
        </section>
      </div>
    </>
  )
}

/** "Run" is closed until the meeting has started. */
function stepsOf(
  { run }: Meeting,
  texts: MeetingModeratorTexts['steps'],
  onShow: (step: MeetingStep) => void,
): ToolStep[] {
  const isOver = run !== null && run.endedAt !== null
  return MEETING_STEPS.map((step) => {
    const isClosed = step === 'run' && run === null
    return {
      key: step,
      name: texts.names[step],
      isDone: step === 'plan' ? run !== null : step === 'run' && isOver,
      ...(isClosed ? { missing: texts.notStarted } : { onShow: () => onShow(step) }),
    }
  })
}

/**
 * Moves the focus to a step that replaces another, because the pressed button is often removed with it. Reading the
 * stored meeting at the start moves no focus.
 *
 * @param step of which meeting, and which step
 */
function useStepFocus(step: string, isReady: boolean) {
  const region = useRef<HTMLElement>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (!isReady) return
    if (shown.current !== undefined && shown.current !== step) {
      // The focus alone does not scroll to the top of an element that is higher than the window.
      region.current?.focus({ preventScroll: true })
      region.current?.scrollIntoView({ block: 'start' })
    }
    shown.current = step
  }, [step, isReady])
  return region
}
