import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field, TextField } from '#platform/design/web/field.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { MEETING_LINE_MAX, MEETING_TEXT_MAX, type Meeting } from '../domain/meeting.ts'
import { ExportSection } from './export-section.tsx'
import { isoDay } from './meeting-formats.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import type { ChangeMeeting, ChangeShelf, ChangeUndoably } from './meeting-store.ts'
import { NotesPart } from './notes-part.tsx'
import { SummaryField } from './summary-field.tsx'

interface ResultStepProps {
  texts: MeetingModeratorTexts
  tools: ToolsTexts
  language: Language
  ai: ToolAi['ai']
  meeting: Meeting
  change: ChangeMeeting
  changeUndoably: ChangeUndoably
  changeAll: ChangeShelf
}

/** Step 3: the minutes, to edit in place and to export. */
export function ResultStep(props: ResultStepProps) {
  const { texts, tools, language, meeting, change, changeUndoably, changeAll } = props
  const { run } = meeting
  return (
    <>
      {!run?.endedAt && (
        <p className="mb-5 rounded-card bg-badge-blue px-5 py-4 text-badge-blue-text">
          {texts.result.nothingYet}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <Card as="section" aria-labelledby="meeting-result" className="grid gap-6">
          <h2 id="meeting-result" className="text-h3">
            {texts.result.title}
          </h2>
          <TextField
            id="meeting-result-name"
            label={texts.plan.name}
            value={meeting.title}
            maxLength={MEETING_LINE_MAX}
            autoComplete="off"
            onChange={({ target }) => change({ type: 'plan', changes: { title: target.value } })}
          />
          <Field id="meeting-result-goal" label={texts.plan.goal}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={meeting.goal}
                maxLength={MEETING_TEXT_MAX}
                onChange={({ target }) => change({ type: 'plan', changes: { goal: target.value } })}
                className={classes(CONTROL_LOOK, 'field-sizing-content min-h-20 py-3')}
              />
            )}
          </Field>
          <SummaryField {...props} />
        </Card>
        <ExportSection texts={texts} tools={tools} language={language} meeting={meeting} />
      </div>
      <div className="mt-8">
        <NotesPart {...{ texts, language, meeting, change, changeUndoably }} current="" />
      </div>
      {run && (
        <div className="mt-8 flex flex-wrap items-start gap-x-4 gap-y-3 border-sand border-t pt-6 print:hidden">
          {run.endedAt !== null && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                change({ type: 'resume', at: Date.now() })
                change({ type: 'show', step: 'run' })
              }}
            >
              {texts.result.resume}
            </Button>
          )}
          <div>
            <AskFirst
              texts={texts.result.repeat}
              onConfirm={() =>
                changeAll({
                  type: 'repeat',
                  newId: randomKey(),
                  heldOn: isoDay(run.startedAt),
                })
              }
            >
              {(ask) => (
                <Button
                  variant="secondary"
                  size="small"
                  aria-describedby="meeting-repeat-hint"
                  onClick={ask}
                >
                  {texts.result.repeat.button}
                </Button>
              )}
            </AskFirst>
            <p id="meeting-repeat-hint" className="mt-2 text-muted text-small">
              {texts.result.repeatHint}
            </p>
          </div>
        </div>
      )}
    </>
  )
}
