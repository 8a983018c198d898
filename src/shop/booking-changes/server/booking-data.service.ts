import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import {
  BILLING_FIELD_NAMES,
  billingTexts,
  NO_BILLING_DETAILS,
  withGiven,
} from '#shop/booking/domain/billing.ts'
import type { BillingChange } from '#shop/booking/domain/billing-schema.ts'
import {
  doerOf,
  findBilling,
  findReverseCharge,
} from '#shop/booking/server/booking-history.repository.ts'
import {
  lockRegistration,
  type RegistrationRow,
} from '#shop/booking/server/registrations.repository.ts'
import { isOtherEuVatId } from '#site/pages/domain/vat-id.ts'
import type { ContactChange, RegistrationEdit } from '../domain/booking-edit.ts'
import { bookingChangeErrors } from './booking-changes.errors.ts'
import {
  raiseLinkCounter,
  storeBilling,
  storeReverseCharge,
  updateRegistration,
} from './booking-data.repository.ts'
import { type Change, changeBooking, type LockedBooking } from './change-booking.service.ts'
import { type ChangeContext, type ChangeOutcome, NO_OUTCOME, together } from './change-outcome.ts'
import { changedValues } from './changed-values.ts'
import { correctBooker, requestAddress } from './contact.service.ts'

/**
 * Changes the booker's name, address or texts, such as the company, also on the booker's own seats. Staff change the address at once:
 * earlier links of the booking die, and both addresses are told. For the booker a new address waits until it is
 * confirmed from there.
 *
 * @throws ProblemError 409 booking_change.person_erased; otherwise as {@link changeBooking}
 */
export function correctContact(
  db: Connection,
  registrationId: string,
  edit: ContactChange,
  context: ChangeContext,
): Promise<void> {
  return editRegistration(db, registrationId, edit, context)
}

/**
 * Changes where the invoice goes and what it names. With another VAT ID the buyer does not owe the VAT any more: what staff
 * checked was the earlier one.
 *
 * @throws ProblemError as {@link correctContact}
 */
export function changeBilling(
  db: Connection,
  registrationId: string,
  billing: BillingChange,
  context: ChangeContext,
): Promise<void> {
  return editRegistration(db, registrationId, { billing }, context)
}

/**
 * Changes contact data, billing data, who owes the VAT, and the office's note, which nobody outside sees, together.
 *
 * @throws ProblemError 422 booking_change.no_eu_vat_id; otherwise as {@link correctContact}
 */
export async function editRegistration(
  db: Connection,
  registrationId: string,
  edit: RegistrationEdit,
  context: ChangeContext,
): Promise<void> {
  await changeBooking(db, registrationId, context, {
    presentValues: ({ registration }, tx) => presentValues(tx, registration, edit),
    change: async (tx, booking) => {
      const outcomes: ChangeOutcome[] = []
      for (const step of stepsOf(edit, context)) {
        const registration = await lockRegistration(tx, registrationId)
        const outcome = registration && (await step(tx, { ...booking, registration }))
        if (outcome) outcomes.push(outcome)
      }
      return outcomes.length === 0 ? null : together(outcomes)
    },
  })
}

function stepsOf(
  { billing, note, reverseChargeNote, ...contact }: RegistrationEdit,
  context: ChangeContext,
): Change[] {
  return [
    contactChange(contact, context),
    ...(billing ? [billingChange(billing)] : []),
    ...(reverseChargeNote === undefined ? [] : [reverseChargeChange(reverseChargeNote, context)]),
    ...(note === undefined ? [] : [noteChange(note)]),
  ]
}

/**
 * Makes the new address of the booker the contact address, after the booker has confirmed it from there.
 *
 * @param newEmail the address that was confirmed
 * @throws ProblemError 409 booking_change.no_new_address where another one waits by now, or none; otherwise as
 * {@link changeBooking}
 */
export async function confirmContact(
  db: Connection,
  registrationId: string,
  newEmail: string,
  context: ChangeContext,
): Promise<void> {
  await changeBooking(db, registrationId, context, {
    change: async (tx, booking) => {
      if (booking.registration.newContactEmail !== newEmail)
        throw bookingChangeErrors.noNewAddress()
      return correctBooker(tx, booking, { contactEmail: newEmail })
    },
  })
}

/**
 * Revokes all links to the booking; the booker gets a new one.
 *
 * @throws ProblemError as {@link changeBooking}
 */
export async function revokeLink(
  db: Connection,
  registrationId: string,
  context: ChangeContext,
): Promise<void> {
  await changeBooking(db, registrationId, context, {
    change: async (tx, { registration }) => {
      await raiseLinkCounter(tx, registration.id)
      return {
        ...NO_OUTCOME,
        lines: [{ kind: 'link_revoked' }],
        audit: [{ action: 'registration.link_revoked' }],
      }
    },
  })
}

/** The present values of the edited fields. */
async function presentValues(
  tx: Transaction,
  { officeNote, ...registration }: RegistrationRow,
  { billing, ...edit }: RegistrationEdit,
): Promise<Record<string, unknown>> {
  const stored = billing && ((await findBilling(tx, registration.id)) ?? NO_BILLING_DETAILS)
  const reverseChargeNote = (await findReverseCharge(tx, registration.id))?.note ?? ''
  return {
    ...ofFields(edit, { ...registration, note: officeNote, reverseChargeNote }),
    ...(billing && stored && { billing: ofFields(billing, stored) }),
  }
}

/** The values of those fields that the edit gives. */
function ofFields(edit: object, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(edit)
      .filter(([, value]) => value !== undefined)
      .map(([field]) => [field, Reflect.get(values, field)]),
  )
}

function requireBooker({ registration }: LockedBooking): void {
  if (isErasedAddress(registration.contactEmail)) throw bookingChangeErrors.personErased()
}

function contactChange({ contactEmail, ...texts }: ContactChange, context: ChangeContext): Change {
  return async (tx, booking) => {
    const isGiven = [contactEmail, ...Object.values(texts)].some((value) => value !== undefined)
    if (!isGiven) return null
    requireBooker(booking)
    const isAtOnce =
      context.actor.kind === 'staff' || contactEmail === booking.registration.contactEmail
    const edit = isAtOnce ? { contactEmail, ...texts } : texts
    const corrected = await correctBooker(tx, booking, edit)
    const wished =
      contactEmail === undefined || isAtOnce
        ? null
        : await requestAddress(tx, booking, { to: contactEmail, context })
    const outcomes = [corrected, wished].filter((outcome) => outcome !== null)
    return outcomes.length === 0 ? null : together(outcomes)
  }
}

function billingChange(billing: BillingChange): Change {
  return async (tx, booking) => {
    const { id } = booking.registration
    const present = (await findBilling(tx, id)) ?? NO_BILLING_DETAILS
    const { before, after } = changedValues(
      billingTexts(present),
      billingTexts(billing),
      BILLING_FIELD_NAMES,
    )
    const fields = Object.keys(after)
    if (fields.length === 0) return null
    requireBooker(booking)
    await storeBilling(tx, id, withGiven(present, billing))
    const isNowUnchecked = 'vatId' in after && (await findReverseCharge(tx, id)) !== null
    if (isNowUnchecked) await storeReverseCharge(tx, id, NO_REVERSE_CHARGE)
    return {
      ...NO_OUTCOME,
      lines: [{ kind: 'billing_changed', before, after }],
      audit: [
        { action: 'registration.billing_changed', details: { fields } },
        ...(isNowUnchecked ? [REVERSE_CHARGE_REMOVED] : []),
      ],
    }
  }
}

const NO_REVERSE_CHARGE = { note: '', by: '' }
const REVERSE_CHARGE_REMOVED = { action: 'registration.reverse_charge_removed' }

/** @param note how the VAT ID was checked; '' where the firm owes the VAT again */
function reverseChargeChange(note: string, { actor }: ChangeContext): Change {
  return async (tx, booking) => {
    const { id } = booking.registration
    const present = (await findReverseCharge(tx, id)) ?? NO_REVERSE_CHARGE
    if (note === present.note) return null
    requireBooker(booking)
    if (note === '') {
      await storeReverseCharge(tx, id, NO_REVERSE_CHARGE)
      return { ...NO_OUTCOME, audit: [REVERSE_CHARGE_REMOVED] }
    }
    const { vatId } = (await findBilling(tx, id)) ?? NO_BILLING_DETAILS
    if (!isOtherEuVatId(vatId)) throw bookingChangeErrors.noEuVatId()
    await storeReverseCharge(tx, id, { note, by: doerOf(actor).email ?? '' })
    return { ...NO_OUTCOME, audit: [{ action: 'registration.reverse_charge_set' }] }
  }
}

function noteChange(note: string): Change {
  return async (tx, { registration }) => {
    if (note === registration.officeNote) return null
    await updateRegistration(tx, registration.id, { officeNote: note })
    return { ...NO_OUTCOME, audit: [{ action: 'registration.note_changed' }] }
  }
}
