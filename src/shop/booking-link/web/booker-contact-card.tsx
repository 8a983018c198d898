import { useId, useRef } from 'react'
import { call } from '#platform/design/web/api.ts'
import type { FormRefusal } from '#platform/design/web/form-refusal.ts'
import { TextForm } from '#platform/design/web/text-form.tsx'
import { byField, fieldsOnPage } from '#shop/seats/domain/registration-fields.ts'
import { Consequences } from './booker-consequences.tsx'
import { contactConsequences, contactResult } from './booker-contact-texts.ts'
import { Fact, Facts } from './booker-facts.tsx'
import { CONTACT_FIELDS, type ContactFieldName, changedValues } from './booker-fields.ts'
import { DataCard } from './data-card.tsx'
import { NOTHING_CHANGED } from './refusals.ts'
import type { BookingState } from './use-booking-view.ts'

const PLACE = 'contact'

/** Who booked, and where our mails go. */
export function ContactCard({ booking }: { booking: BookingState }) {
  const { view, result } = booking
  const { contactName, contactEmail, newContactEmail } = view
  return (
    <DataCard
      title="Deine Kontaktdaten"
      about="Kontaktdaten"
      place={PLACE}
      result={result}
      buttonLabel={view.isReceipt ? null : 'Ändern'}
      form={(close) => <ContactForm booking={booking} onClose={close} />}
    >
      <Facts>
        <Fact name="Name">{contactName}</Fact>
        <Fact name="E-Mail">{contactEmail}</Fact>
        {fieldsOnPage(view).map(({ name, bookerLabel, text }) => (
          <Fact key={name} name={bookerLabel}>
            {text}
          </Fact>
        ))}
      </Facts>
      {newContactEmail !== null && (
        <p className="mt-4 break-words rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text text-small">
          <strong className="font-semibold">{newContactEmail}</strong>
          <span>
            {` ist noch nicht bestätigt. Klick auf den Link in der E-Mail, die wir dorthin geschickt haben. Bis dahin schreiben wir an ${contactEmail}.`}
          </span>
        </p>
      )}
    </DataCard>
  )
}

function ContactForm({ booking, onClose }: { booking: BookingState; onClose: () => void }) {
  const { view, send } = booking
  const id = useId()
  const { contactName, contactEmail } = view
  const present = { contactName, contactEmail, ...byField((name) => view[name]) }
  const initial = useRef(present)

  async function submit(
    typed: Readonly<Record<ContactFieldName, string>>,
  ): Promise<FormRefusal | null> {
    const body = changedValues(present, typed)
    if (body === null) return NOTHING_CHANGED
    const refusal = await send({
      make: (booking) => call('PATCH', '/api/bookings/{reference}/{token}', { ...booking, body }),
      place: PLACE,
      result: () => contactResult(view, typed),
    })
    if (!refusal) onClose()
    return refusal
  }

  return (
    <TextForm
      id={id}
      fields={CONTACT_FIELDS}
      initial={initial.current}
      isNarrow
      submitLabel="Kontaktdaten speichern"
      onSubmit={submit}
      onCancel={onClose}
    >
      {(typed) => <Consequences texts={contactConsequences(view, typed)} />}
    </TextForm>
  )
}
