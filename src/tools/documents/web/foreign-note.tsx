import { useId, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import type { ReportTexts } from '#tools/frame/web/tools-texts.ts'
import { REPORT_MAX } from '#tools/rooms/domain/room.ts'

interface ForeignNoteProps {
  /** Says that nobody of the firm has checked what follows. */
  note: string
  texts: ReportTexts
  /** Of the meeting or copy that it stands above. */
  code: string
}

/** Stands above what a stranger published, also on paper, with the way to report it to staff. */
export function ForeignNote({ note, texts, code }: ForeignNoteProps) {
  const [state, setState] = useState<'closed' | 'open' | 'sending' | 'failed' | 'sent'>('closed')
  const [reason, setReason] = useState('')
  const formId = useId()
  const isOpen = state !== 'closed' && state !== 'sent'
  const send = async () => {
    setState('sending')
    try {
      await call('POST', '/api/tools/rooms/{code}/reports', { path: { code }, body: { reason } })
      setState('sent')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="mb-5 text-small">
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="max-w-[75ch]">{note}</p>
        {state !== 'sent' && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? formId : undefined}
            onClick={() => setState(isOpen ? 'closed' : 'open')}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:hidden"
          >
            {texts.button}
          </button>
        )}
      </div>
      <p role="status" className="font-semibold print:hidden">
        {state === 'sent' && texts.sent}
      </p>
      {isOpen && (
        <form
          id={formId}
          method="post"
          className="mt-2 max-w-140 print:hidden"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <TextAreaField
            id={`${formId}-reason`}
            label={texts.reason}
            hint={texts.hint}
            maxLength={REPORT_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit" size="small" className="mt-3" pending={state === 'sending'}>
            {texts.send}
          </Button>
          {state === 'failed' && (
            <p role="alert" className="mt-2 text-error">
              {texts.failed}
            </p>
          )}
        </form>
      )}
    </div>
  )
}
