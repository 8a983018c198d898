import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { readFile } from '#platform/design/web/api-answers.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { useServedFile } from '#platform/login/web/use-served-file.ts'
import { MailStatusBadge } from '#platform/mail/web/delivery-status.tsx'
import { MailContent } from '#platform/mail/web/mail-content.tsx'
import { centsText } from '#shop/prices/web/price-text.ts'
import {
  DISPUTE_REASON_MAX_LENGTH,
  type InvoiceReminders,
  type OverdueInvoice,
} from '../../domain/reminder-list.ts'
import { REMINDER_NAMES } from '../../domain/reminder-steps.ts'
import { disputeText, overText } from './reminder-words.ts'
import { invoiceRemindersQuery } from './reminders-query.ts'
import { useDispute, useSendReminders } from './use-reminder-calls.ts'

interface ReminderSheetProps {
  invoice: OverdueInvoice
  onClose: () => void
}

/** The reminders of an invoice: the next one as it would arrive, those before, and whether the buyer disputes it. */
export function ReminderSheet({ invoice, onClose }: ReminderSheetProps) {
  const { id, number, company, dueOn, daysOver, openCents } = invoice
  const reminders = useQuery(invoiceRemindersQuery(id))
  const { data } = reminders
  const file = useServedFile(`${number}.pdf`)
  return (
    <Dialog open onClose={onClose} place="side" title={`Rechnung ${number}`} description={company}>
      <p className="text-small">
        {`${centsText(openCents)} offen, ${overText(daysOver)} (${unbrokenDate(formatLongDay(dueOn))})`}
      </p>
      <Button
        variant="ghost"
        size="small"
        disabled={file.isPending}
        onClick={() =>
          file.mutate(() =>
            readFile('GET', '/api/admin/invoices/{id}/invoice.pdf', { path: { id } }),
          )
        }
        className="-ml-5 self-start"
      >
        Rechnung als PDF
      </Button>
      <QueryNotice query={reminders}>Die Erinnerungen konnten nicht geladen werden.</QueryNotice>
      {data && (
        <>
          {data.next && <NextReminder id={id} next={data.next} onSent={onClose} />}
          <History sent={data.sent} />
          <Dispute id={id} dispute={data.dispute} />
        </>
      )}
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-7">
      <h3 id={id} className="mb-3 text-h4">
        {title}
      </h3>
      {children}
    </section>
  )
}

interface NextReminderProps {
  id: string
  next: NonNullable<InvoiceReminders['next']>
  onSent: () => void
}

function NextReminder({ id, next: { step, mail }, onSent }: NextReminderProps) {
  const send = useSendReminders(onSent)
  return (
    <Part title={`${REMINDER_NAMES[step]}, noch nicht gesendet`}>
      <div className="grid gap-4">
        <Card className="py-4! text-small">
          <p className="wrap-anywhere font-semibold">{mail.subject}</p>
          <p className="wrap-anywhere text-secondary hyphens-none">{`an ${mail.recipient}`}</p>
          {mail.attachments.length > 0 && (
            <p className="wrap-anywhere text-secondary">{`mit ${mail.attachments.join(', ')}`}</p>
          )}
        </Card>
        <Button
          pending={send.isPending}
          onClick={() => send.mutate([{ invoiceId: id, step }])}
          className="justify-self-start"
        >
          {`${REMINDER_NAMES[step]} senden`}
        </Button>
        <MailContent mail={{ ...mail, isErased: false }} />
      </div>
    </Part>
  )
}

/** The reminders that were sent, with what became of their mails. */
function History({ sent }: Pick<InvoiceReminders, 'sent'>) {
  if (sent.length === 0) return null
  return (
    <Part title="Bisherige Erinnerungen">
      <ol className="grid gap-4 text-small">
        {sent.map(({ step, createdAt, sentBy, mail }) => (
          <li key={step}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              <span>{REMINDER_NAMES[step]}</span>
              {mail && <MailStatusBadge {...mail} />}
            </p>
            <p className="wrap-anywhere text-secondary">
              {`${formatMoment(createdAt)} Uhr, ${sentBy === '' ? 'von selbst' : `von ${sentBy}`}`}
            </p>
            {mail && (
              <Link
                to="/admin/dashboard"
                search={{ ansicht: 'mails', mail: mail.id }}
                aria-label={`E-Mail ansehen: ${REMINDER_NAMES[step]}`}
                className="inline-flex min-h-11 items-center rounded-input font-semibold text-brand underline decoration-line underline-offset-3 hover:decoration-current"
              >
                E-Mail ansehen
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Dispute({ id, dispute }: Pick<InvoiceReminders, 'dispute'> & { id: string }) {
  const fieldId = useId()
  const { mutate, isPending } = useDispute(id)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  if (dispute) {
    return (
      <Part title="Strittig">
        <p className="wrap-anywhere text-small">{disputeText(dispute.reason)}</p>
        <p className="wrap-anywhere mb-3 text-muted text-small">
          {`Eingetragen von ${dispute.recordedBy}, ${formatMoment(dispute.createdAt)} Uhr`}
        </p>
        <Button variant="secondary" size="small" pending={isPending} onClick={() => mutate(null)}>
          Nicht mehr strittig
        </Button>
      </Part>
    )
  }
  return (
    <Part title="Strittig?">
      <Form
        onSubmit={() => {
          if (reason.trim() !== '') return mutate(reason, { onSuccess: () => setReason('') })
          setProblem('Bitte geben Sie einen Grund ein.')
          document.getElementById(fieldId)?.focus()
        }}
        submitLabel="Als strittig eintragen"
        isPending={isPending}
      >
        <TextField
          id={fieldId}
          label="Grund"
          required
          hint="Solange das eingetragen ist, wird an diese Rechnung nicht erinnert."
          autoComplete="off"
          maxLength={DISPUTE_REASON_MAX_LENGTH}
          value={reason}
          error={problem}
          onChange={({ target }) => {
            setReason(target.value)
            setProblem(undefined)
          }}
        />
      </Form>
    </Part>
  )
}
