import { useId, useRef } from 'react'
import { call } from '#platform/design/web/api.ts'
import type { FormRefusal } from '#platform/design/web/form-refusal.ts'
import { TextForm } from '#platform/design/web/text-form.tsx'
import { OTHER_FIELDS } from '#shop/booking/web/person-fields.ts'
import type { Person } from '#shop/booking/web/slot-values.ts'
import type { BookedSeat } from '#shop/booking-changes/domain/booking-view.ts'
import { isSubstitute } from '#shop/booking-changes/domain/substitute.ts'
import { Consequences } from './booker-consequences.tsx'
import { changedValues } from './booker-fields.ts'
import { mailsOfSeatChange } from './booker-mail-texts.ts'
import { NOTHING_CHANGED } from './refusals.ts'
import type { BookingState } from './use-booking-view.ts'

interface PersonFormProps {
  seat: BookedSeat
  /** True for another person, whose data are typed; false for corrections of the present data. */
  isOther: boolean
  booking: BookingState
  onCancel: () => void
  onDone: () => void
}

/** Names a substitute, or corrects the data of the person. */
export function PersonForm({ seat, isOther, booking, onCancel, onDone }: PersonFormProps) {
  const { view, send } = booking
  const id = useId()
  const { firstName, lastName, email, company } = seat
  const present = { firstName, lastName, email, company }
  // As the form began: where the seat changes meanwhile, the fields keep what was typed.
  const initial = useRef(isOther ? { firstName: '', lastName: '', email: '', company } : present)

  async function submit(person: Person): Promise<FormRefusal | null> {
    if (isOther && !isSubstitute(seat, person)) return sameAddress(seat.email)
    const body = isOther ? person : changedValues(present, person)
    if (body === null) return NOTHING_CHANGED
    const mails = mailsOfSeatChange(view, seat, { kind: 'person', person })
    const name = `${person.firstName} ${person.lastName}`
    const title = isSubstitute(seat, person)
      ? `${name} hat jetzt diesen Platz.`
      : 'Die Angaben sind korrigiert.'
    const refusal = await send({
      make: ({ path, header }) =>
        call('PATCH', '/api/bookings/{reference}/{token}/attendees/{id}', {
          path: { ...path, id: seat.id },
          header,
          body,
        }),
      place: seat.id,
      result: () => ({ title, lines: mails }),
    })
    if (!refusal) onDone()
    return refusal
  }

  return (
    <TextForm
      id={id}
      fields={OTHER_FIELDS}
      initial={initial.current}
      submitLabel={isOther ? 'Platz weitergeben' : 'Angaben speichern'}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {(person) => <Consequences texts={consequences(person)} />}
    </TextForm>
  )

  function consequences(person: Person): string[] {
    const isNew = isOther || isSubstitute(seat, person)
    const mails = mailsOfSeatChange(view, seat, {
      kind: 'person',
      // Until an address is typed, it is somebody else's in any case.
      person: isOther && person.email === '' ? { ...person, email: '?' } : person,
    })
    return [
      isNew && !isOther
        ? 'Eine andere E-Mail-Adresse ist für uns eine andere Person: Die neue Adresse bekommt den Platz.'
        : isNew
          ? `${seat.firstName} ${seat.lastName} hat den Platz dann nicht mehr. Der Preis bleibt.`
          : 'Der Platz bleibt bei derselben Person.',
      ...mails,
    ]
  }
}

function sameAddress(email: string): FormRefusal {
  const problem = 'Diese Adresse hat den Platz schon. Gib die Adresse der neuen Person ein.'
  return {
    title: 'Bitte prüfe die markierten Felder.',
    advice: `Wenn nur der Name zu ${email} falsch ist, wähle „Name oder Firma stimmt nicht“.`,
    problems: new Map([['email', problem]]),
  }
}
