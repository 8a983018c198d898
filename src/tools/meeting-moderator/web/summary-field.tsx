import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { MEETING_LINE_MAX, MEETING_TEXT_MAX, written } from '../domain/meeting.ts'
import { AskFromGoal } from './ask-from-goal.tsx'
import type { MeetingTool } from './meeting-store.ts'

/** Maximum number of notes of each kind that the service accepts. */
const NOTES_MAX = 20

/** The summary: typed, or drafted by the AI service. */
export function SummaryField(tool: MeetingTool) {
  const { texts, language, ai, tools, meeting, change, changeUndoably } = tool
  const { summary, summaryBy, notes } = meeting
  const lines = (list: keyof typeof notes) =>
    written(notes[list])
      .slice(0, NOTES_MAX)
      .map(({ text }) => text.trim().slice(0, MEETING_LINE_MAX))

  const madeBy = summaryBy === 'ai' ? tools.ai.madeByAi : tools.ai.madeByMethod
  const hint = summaryBy && summary ? madeBy : texts.result.summaryHint

  return (
    <div className="grid gap-4">
      <Field id="meeting-summary" label={texts.result.summary} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={summary}
            maxLength={MEETING_TEXT_MAX}
            onChange={({ target }) =>
              change({
                type: 'set',
                changes: {
                  summary: target.value,
                  // A text written from scratch has no AI or method as its author.
                  summaryBy: target.value ? summaryBy : null,
                },
              })
            }
            className={classes(CONTROL_LOOK, 'field-sizing-content min-h-32 py-3')}
          />
        )}
      </Field>
      {ai && (
        <AskFromGoal<'summary'>
          texts={texts.result.ai}
          {...{ tools, ai, goal: meeting.goal }}
          requestOf={(goal) => ({
            kind: 'summary',
            language,
            goal,
            decisions: lines('decisions'),
            tasks: lines('tasks'),
            parked: lines('parked'),
          })}
          onAnswer={(answer) =>
            changeUndoably(
              { type: 'set', changes: { summary: answer.summary, summaryBy: 'ai' } },
              texts.undone.summary,
            )
          }
        />
      )}
    </div>
  )
}
