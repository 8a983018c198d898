import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { Meeting } from '../domain/meeting.ts'
import { AgendaList } from './agenda-list.tsx'
import { AgendaTemplates } from './agenda-templates.tsx'
import { AgendaTotal } from './agenda-total.tsx'
import { AskFromGoal } from './ask-from-goal.tsx'
import { CarriedOver } from './carried-over.tsx'
import { plannedStart } from './meeting-formats.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import type { ChangeMeeting, ChangeUndoably } from './meeting-store.ts'
import { NewItem } from './new-item.tsx'
import { PlanBasics } from './plan-basics.tsx'
import { SendAhead } from './send-ahead.tsx'

/** Minutes of the shortest meeting that the AI service plans. */
const SHORTEST = 5

interface PlanStepProps {
  texts: MeetingModeratorTexts
  tools: ToolsTexts
  language: Language
  ai: ToolAi['ai']
  meeting: Meeting
  change: ChangeMeeting
  changeUndoably: ChangeUndoably
}

/** Step 1: the meeting's data and its agenda. */
export function PlanStep(props: PlanStepProps) {
  const { texts, tools, language, ai, meeting, change, changeUndoably } = props
  const { agenda, run } = meeting

  const begin = () => {
    if (run) {
      change({ type: 'show', step: run.endedAt === null ? 'run' : 'result' })
      return
    }
    const now = new Date()
    change({
      type: 'start',
      at: now.getTime(),
      plannedStart: plannedStart(meeting.startTime, now, meeting.day),
    })
  }

  return (
    <>
      <CarriedOver {...{ texts, language, meeting, change, changeUndoably }} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <PlanBasics texts={texts.plan} {...{ language, meeting, change }} />
        <Card as="section" aria-labelledby="meeting-agenda">
          <h2 id="meeting-agenda" className="text-h3">
            {texts.plan.agenda}
          </h2>
          {!run && (
            <>
              {ai && (
                <AskFromGoal<'agenda'>
                  texts={texts.plan.ai}
                  {...{ tools, ai, goal: meeting.goal }}
                  // No name is sent, only how many people there are.
                  requestOf={(goal) => ({
                    kind: 'agenda',
                    language,
                    goal,
                    people: Math.max(1, meeting.people.length),
                    minutes: Math.max(SHORTEST, meeting.length),
                  })}
                  onAnswer={({ items }) => {
                    const drafted = items.map((item) => ({
                      ...item,
                      ...{ id: randomKey(), owner: '', method: null },
                    }))
                    changeUndoably(
                      { type: 'agenda', agenda: drafted, by: 'ai' },
                      texts.undone.agenda,
                    )
                  }}
                />
              )}
              <AgendaTemplates
                texts={texts.plan}
                length={meeting.length}
                onChoose={(chosen) =>
                  changeUndoably({ type: 'agenda', agenda: chosen, by: null }, texts.undone.agenda)
                }
              />
            </>
          )}
          {meeting.agendaBy === 'ai' && (
            <p className="mt-5 text-muted text-small">{tools.ai.madeByAi}</p>
          )}
          <div className="mt-5 border-sand border-t">
            {agenda.length === 0 ? (
              <p className="py-6 text-muted">{texts.plan.empty}</p>
            ) : (
              <AgendaList {...{ texts, meeting, change, changeUndoably }} />
            )}
          </div>
          <NewItem texts={texts.plan} meeting={meeting} change={change} />
          <AgendaTotal texts={texts.plan} meeting={meeting} />
          {agenda.length > 0 && (
            <Button onClick={begin} className="mt-6 max-sm:w-full">
              <span>{run ? texts.plan.backToRun : texts.plan.begin}</span>
              <ArrowRightIcon />
            </Button>
          )}
        </Card>
      </div>
      {agenda.length > 0 && <SendAhead {...{ texts, tools, language, meeting }} />}
    </>
  )
}
