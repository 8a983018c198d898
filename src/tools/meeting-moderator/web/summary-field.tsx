import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import { AskAi } from '#tools/ai/web/ask-ai.tsx'
import { useSuggestion } from '#tools/ai/web/use-suggestion.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { MEETING_LINE_MAX, MEETING_TEXT_MAX, type Meeting, written } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import type { ChangeMeeting, ChangeUndoably } from './meeting-store.ts'
import { methodSummary } from './method-summary.ts'

/** Maximum number of notes of each kind that the service accepts. */
const NOTES_MAX = 20

interface SummaryFieldProps {
  texts: MeetingModeratorTexts
  tools: ToolsTexts
  language: Language
  ai: ToolAi['ai']
  meeting: Meeting
  change: ChangeMeeting
  changeUndoably: ChangeUndoably
}

/** The summary: typed, built from the notes, or drafted by the AI service. */
export function SummaryField(props: SummaryFieldProps) {
  const { texts, tools, language, ai, meeting, change, changeUndoably } = props
  const { summary, summaryBy, notes } = meeting
  const { ask, cancel, isAsking, problem } = useSuggestion<'summary'>()
  const [isGoalMissing, setGoalMissing] = useState(false)

  const replace = (draft: string, by: 'ai' | 'method') =>
    changeUndoably({ type: 'summary', summary: draft, by }, texts.undone.summary)

  const askAi = async () => {
    const goal = meeting.goal.trim()
    setGoalMissing(!goal)
    if (!goal) return
    const lines = (list: keyof typeof notes) =>
      written(notes[list])
        .slice(0, NOTES_MAX)
        .map(({ text }) => text.trim().slice(0, MEETING_LINE_MAX))
    const answer = await ask({
      kind: 'summary',
      language,
      goal,
      decisions: lines('decisions'),
      tasks: lines('tasks'),
      parked: lines('parked'),
    })
    if (answer) replace(answer.summary, 'ai')
  }

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
                type: 'summary',
                summary: target.value,
                // A text written from scratch has no AI or method as its author.
                by: target.value ? summaryBy : null,
              })
            }
            className={classes(CONTROL_LOOK, 'field-sizing-content min-h-32 py-3')}
          />
        )}
      </Field>
      {ai && (
        <AskAi
          texts={{ ...tools.ai, leaves: texts.result.ai.leaves }}
          badge={texts.result.ai.badge}
          host={ai.host}
          label={texts.result.ai.ask}
          isAsking={isAsking}
          problem={problem}
          onAsk={askAi}
          onCancel={cancel}
        />
      )}
      {isGoalMissing && !meeting.goal.trim() && (
        <p role="alert" className="font-medium text-error text-small">
          {texts.result.ai.needsGoal}
        </p>
      )}
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            replace(methodSummary(meeting, texts.minutes.sentences, language), 'method')
          }
        >
          {texts.result.fromNotes}
        </Button>
      </div>
    </div>
  )
}
