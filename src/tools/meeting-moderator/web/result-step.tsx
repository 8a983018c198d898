import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import { DocumentActions } from '#tools/documents/web/document-actions.tsx'
import { minutesDocument } from './meeting-documents.ts'
import { meetingFile } from './meeting-file.ts'
import { isoDay } from './meeting-formats.ts'
import type { MeetingTool } from './meeting-store.ts'
import { NotesPart } from './notes-part.tsx'
import { SummaryField } from './summary-field.tsx'

/** Step 3: the minutes, to edit in place and to export. */
export function ResultStep(tool: MeetingTool) {
  const { texts, tools, language, meeting, change, changeAll } = tool
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
          <h2 id="meeting-result" className="text-h3 wrap-anywhere">
            {[texts.result.title, meeting.title.trim()].filter(Boolean).join(': ')}
          </h2>
          <SummaryField {...tool} />
        </Card>
        <Card as="section" aria-labelledby="meeting-take-along" className="print:hidden">
          <h2 id="meeting-take-along" className="mb-4 text-h3">
            {texts.result.takeAlong}
          </h2>
          <DocumentActions
            texts={tools.document}
            make={() => minutesDocument(meeting, texts, language, Date.now())}
            work={meetingFile(meeting)}
          />
        </Card>
      </div>
      <div className="mt-8">
        <NotesPart {...tool} current="" />
      </div>
      {run && (
        <div className="mt-8 flex flex-wrap items-start gap-x-4 gap-y-3 border-sand border-t pt-6 print:hidden">
          {run.endedAt !== null && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                change({ type: 'resume', at: Date.now() })
                change({ type: 'set', changes: { step: 'run' } })
              }}
            >
              {texts.result.resume}
            </Button>
          )}
          <div>
            <Button
              variant="secondary"
              size="small"
              aria-describedby="meeting-repeat-hint"
              onClick={() =>
                changeAll({ type: 'repeat', newId: randomKey(), heldOn: isoDay(run.startedAt) })
              }
            >
              {texts.result.repeat}
            </Button>
            <p id="meeting-repeat-hint" className="mt-2 text-muted text-small">
              {texts.result.repeatHint}
            </p>
          </div>
        </div>
      )}
    </>
  )
}
