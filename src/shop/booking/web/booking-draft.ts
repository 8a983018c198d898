import type { Discount } from '#shop/discount-codes/domain/discount.ts'
import { ATTENDEE_TYPES } from '#shop/seats/domain/attendee-type.ts'
import {
  NO_REGISTRATION_TEXTS,
  type RegistrationTexts,
} from '#shop/seats/domain/registration-fields.ts'
import { type BillingTexts, NO_BILLING_TEXTS } from '../domain/billing.ts'
import type { BookingAttempt } from './booking-attempt.ts'
import { EMPTY_PERSON, type Person, type Slot } from './slot-values.ts'

/** Step 1: the booker, where the invoice goes, the package and a code. */
export interface Contact extends Person, RegistrationTexts, BillingTexts {
  packageId: string
  /** As typed; '' for none. */
  discountCode: string
}

/** Everything that was typed and selected so far. */
export interface Draft {
  /** Random, or empty before anything is typed. A copy of the tab has a draft with the same id. */
  id: string
  contact: Contact
  /** What the typed code takes off; null where none is redeemed. */
  redeemed: Discount | null
  /** May be longer than the selected package: a larger one was selected before. */
  slots: Slot[]
  /** What the last link put into the slots: a date, or an offer of the waiting list. */
  preselected: string
  /** The last request. */
  attempt: BookingAttempt | null
}

/** Every field of step 1. What is stored, merged and marked follows from it. */
export const EMPTY_CONTACT: Contact = {
  ...EMPTY_PERSON,
  ...NO_REGISTRATION_TEXTS,
  ...NO_BILLING_TEXTS,
  packageId: '',
  discountCode: '',
}

export const EMPTY_DRAFT: Draft = {
  id: '',
  contact: EMPTY_CONTACT,
  redeemed: null,
  slots: [],
  preselected: '',
  attempt: null,
}

/** Reads a stored draft. Returns an empty one where there is none, or where it has another shape. */
export function parseDraft(text: string | null): Draft {
  if (text === null) return EMPTY_DRAFT
  try {
    const stored = JSON.parse(text) as unknown
    return isDraft(stored) ? stored : EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

/** Whether a stored value is a draft of this version. Written without zod, which would add 26 kB to the booking form. */
function isDraft(value: unknown): value is Draft {
  return (
    hasTexts(value, ['id', 'preselected']) &&
    'contact' in value &&
    hasTexts(value.contact, Object.keys(EMPTY_CONTACT)) &&
    'redeemed' in value &&
    (value.redeemed === null || isDiscount(value.redeemed)) &&
    'slots' in value &&
    Array.isArray(value.slots) &&
    value.slots.every(isSlot) &&
    'attempt' in value &&
    (value.attempt === null || hasTexts(value.attempt, ['key', 'body']))
  )
}

function isDiscount(value: unknown): boolean {
  return (
    hasTexts(value, ['code', 'kind']) &&
    'value' in value &&
    typeof value.value === 'number' &&
    'packageIds' in value &&
    Array.isArray(value.packageIds)
  )
}

function isSlot(value: unknown): boolean {
  return (
    hasTexts(value, ['dateId', 'attendeeType']) &&
    ATTENDEE_TYPES.some((type) => type === value.attendeeType) &&
    'other' in value &&
    hasTexts(value.other, Object.keys(EMPTY_PERSON))
  )
}

/** Whether the value is an object that has a text under each of the names. */
function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'string')
  )
}

/** What was typed before the stored draft could be read takes precedence over the draft. */
export function mergeContact(stored: Contact, typed: Contact): Contact {
  const merged = { ...stored }
  for (const name of Object.keys(EMPTY_CONTACT) as (keyof Contact)[])
    merged[name] = typed[name] || stored[name]
  return merged
}
