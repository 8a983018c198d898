import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { displaySum, typedCents } from '#platform/basics/domain/money.ts'
import { ApiError, call } from '#platform/design/web/api.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { type FormRefusal, refusalOf } from '#platform/design/web/form-refusal.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { DatePicker } from '#platform/design/web/staff/date-picker.tsx'
import { useSend } from '#platform/design/web/use-send.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import {
  type InvoiceAccountDetails,
  PAYMENT_NOTE_MAX_LENGTH,
} from '../../domain/invoice-account.ts'
import type { PaymentKind } from '../../domain/payment-state.ts'
import { readAgainAfterPayment } from './payments-query.ts'

const TEXTS: Readonly<Record<PaymentKind, { title: string; note: string; done: string }>> = {
  received: { title: 'Zahlung eintragen', note: 'Notiz', done: 'Die Zahlung ist eingetragen.' },
  refunded: {
    title: 'Rückzahlung eintragen',
    note: 'Notiz',
    done: 'Die Rückzahlung ist eingetragen.',
  },
  written_off: { title: 'Ausbuchen', note: 'Grund', done: 'Der Betrag ist ausgebucht.' },
}

const NO_AMOUNT = 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 103 oder 51,50.'

interface PaymentFormProps {
  account: InvoiceAccountDetails
  kind: PaymentKind
  onClose: () => void
}

/** Enters money that came or went back, or gives up what is open. The amount is filled in with what is open. */
export function PaymentForm({ account, kind, onClose }: PaymentFormProps) {
  const id = useId()
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  const { refusal, isPending, send } = useSend<FormRefusal>()
  const [euros, setEuros] = useState(() =>
    account.open === 0 ? '' : displaySum(Math.abs(account.open)).replaceAll('.', ''),
  )
  const [day, setDay] = useState<CalendarDay>(() => berlinDay(new Date()))
  const [note, setNote] = useState('')
  const { title, note: noteLabel, done } = TEXTS[kind]
  const needsReason = kind === 'written_off'
  const problems = refusal?.problems

  function save() {
    const cents = typedCents(euros)
    return send(async () => {
      if (cents === null || cents === 0)
        return { title: NO_AMOUNT, problems: new Map([['cents', NO_AMOUNT]]) }
      try {
        await call('POST', '/api/admin/invoices/{id}/payments', {
          path: { id: account.id },
          body: { kind, cents, day, note, seenOpen: account.open },
        })
      } catch (error) {
        if (error instanceof ApiError && error.problem?.errors) return refusalOf(error.problem)
        notifyFailure(error, 'Das konnte nicht gespeichert werden.')
        await readAgainAfterPayment(queryClient)
        return null
      }
      notify({ title: 'Gespeichert', description: done })
      await readAgainAfterPayment(queryClient)
      onClose()
      return null
    })
  }

  return (
    <section aria-label={title} className="mt-3 rounded-input bg-section p-4">
      <Form
        onSubmit={save}
        submitLabel={title}
        isPending={isPending}
        onCancel={onClose}
        className="grid gap-4"
        refusal={refusal}
        id={id}
        fields={[{ name: 'cents' }, { name: 'day' }, { name: 'note' }]}
        open={problems}
      >
        <TextField
          id={`${id}-cents`}
          label="Betrag in Euro"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={euros}
          error={problems?.get('cents')}
          onChange={({ target }) => setEuros(target.value)}
        />
        <DatePicker
          id={`${id}-day`}
          label="Tag"
          value={day}
          error={problems?.get('day')}
          onChange={setDay}
        />
        <TextField
          id={`${id}-note`}
          label={noteLabel}
          required={needsReason}
          autoComplete="off"
          maxLength={PAYMENT_NOTE_MAX_LENGTH}
          value={note}
          error={problems?.get('note')}
          onChange={({ target }) => setNote(target.value)}
        />
      </Form>
    </section>
  )
}
