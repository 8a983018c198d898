import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import { AGENDA_TEMPLATES, type AgendaTemplate, templateMinutes } from '../domain/meeting-agenda.ts'
import { AgendaList, AgendaTotal, NewItem } from './agenda-list.tsx'
import { AskFromGoal } from './ask-from-goal.tsx'
import { CarriedOver } from './carried-over.tsx'
import { plannedStart } from './meeting-formats.ts'
import type { MeetingTool } from './meeting-store.ts'
import { PlanBasics } from './plan-basics.tsx'
import { SendAhead } from './send-ahead.tsx'

const TEMPLATES = Object.keys(AGENDA_TEMPLATES) as AgendaTemplate[]

/** Minutes of the shortest meeting that the AI service plans. */
const SHORTEST = 5

/** Step 1: the meeting's data and its agenda. */
export function PlanStep(tool: MeetingTool) {
  const { texts, tools, language, ai, meeting, change, changeUndoably } = tool
  const { agenda, run } = meeting

  const begin = () => {
    if (run) {
      change({ type: 'set', changes: { step: run.endedAt === null ? 'run' : 'result' } })
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
      <CarriedOver {...tool} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <PlanBasics {...tool} />
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
                      { type: 'set', changes: { agenda: drafted, agendaBy: 'ai' } },
                      texts.undone.agenda,
                    )
                  }}
                />
              )}
              <AgendaTemplates {...tool} />
            </>
          )}
          {meeting.agendaBy === 'ai' && (
            <p className="mt-5 text-muted text-small">{tools.ai.madeByAi}</p>
          )}
          <div className="mt-5 border-sand border-t">
            {agenda.length === 0 ? (
              <p className="py-6 text-muted">{texts.plan.empty}</p>
            ) : (
              <AgendaList {...tool} />
            )}
          </div>
          <NewItem {...tool} />
          <AgendaTotal {...tool} />
          {agenda.length > 0 && (
            <Button onClick={begin} className="mt-6 max-sm:w-full">
              <span>{run ? texts.plan.backToRun : texts.plan.begin}</span>
              <ArrowRightIcon />
            </Button>
          )}
        </Card>
      </div>
      {agenda.length > 0 && <SendAhead {...tool} />}
    </>
  )
}

/** Predefined agendas to start with. */
function AgendaTemplates({ texts: { plan, undone }, meeting, changeUndoably }: MeetingTool) {
  const choose = (template: AgendaTemplate) => {
    const agenda = templateMinutes(template, meeting.length).map((minutes, index) => ({
      ...{ id: randomKey(), title: plan.template[template].parts[index] ?? '', minutes },
      ...{ owner: '', method: null },
    }))
    changeUndoably({ type: 'set', changes: { agenda, agendaBy: null } }, undone.agenda)
  }
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="font-semibold text-small">{plan.templates}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {TEMPLATES.map((template) => (
          <button
            key={template}
            type="button"
            onClick={() => choose(template)}
            className="min-h-11 rounded-button bg-sheet-violet px-4 py-2 font-semibold text-small leading-tight transition-colors hyphens-none hover:bg-brand hover:text-white"
          >
            {plan.template[template].name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
