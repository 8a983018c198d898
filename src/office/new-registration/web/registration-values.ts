import { displayEuros, formatMoney, parseMoney, typedCents } from '#platform/basics/domain/money.ts'
import { type BillingTexts, NO_BILLING_TEXTS } from '#shop/booking/domain/billing.ts'
import {
  CODE_OR_PRICE,
  type FirstStatus,
  OFFICE_NOTE_MAX_LENGTH,
  priceReasonRule,
} from '#shop/booking/domain/office-booking.ts'
import { billingOf } from '#shop/booking/web/booking-request.ts'
import { type FieldProblem, lineProblem, textProblems } from '#shop/booking/web/field-problems.ts'
import {
  EMPTY_PERSON,
  type Person,
  personOf,
  type Slot,
  slotCount,
} from '#shop/booking/web/slot-values.ts'
import {
  STAFF_BILLING_FIELDS,
  STAFF_BOOKER_FIELDS,
  STAFF_PERSON_FIELDS,
} from '#shop/booking/web/staff/staff-fields.ts'
import { type Discount, discountCents } from '#shop/discount-codes/domain/discount.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import {
  byField,
  NO_REGISTRATION_TEXTS,
  type RegistrationTexts,
} from '#shop/seats/domain/registration-fields.ts'
import type { BookableDate } from '#shop/trainings/web/bookable-dates.ts'

/** Everything that is typed and chosen for a booking by staff. */
export interface Values {
  contact: Person & RegistrationTexts
  packageId: string
  /** May be longer than the chosen package: a larger one was chosen before. */
  slots: Slot[]
  billing: BillingTexts
  /** As typed; '' for none. */
  discountCode: string
  /** As typed; '' for the price of the day. */
  price: string
  priceReason: string
  status: FirstStatus
  mails: boolean
  note: string
}

export const EMPTY_VALUES: Values = {
  contact: { ...EMPTY_PERSON, ...NO_REGISTRATION_TEXTS },
  packageId: '',
  slots: [],
  billing: NO_BILLING_TEXTS,
  discountCode: '',
  price: '',
  priceReason: '',
  status: 'pending',
  mails: true,
  note: '',
}

export interface Offer {
  packages: readonly Package[]
  dates: readonly BookableDate[]
}

const EMPTY_SLOT: Slot = { dateId: '', attendeeType: 'booker', other: EMPTY_PERSON }

/** The slots of the chosen package: none without one. A slot that is not filled in yet is the booker's. */
export function slotsOf({ slots, packageId }: Values, packages: readonly Package[]): Slot[] {
  const pkg = packages.find(({ id }) => id === packageId)
  return Array.from({ length: pkg ? slotCount(pkg) : 0 }, (_, index) => slots[index] ?? EMPTY_SLOT)
}

/** The values with changes of one slot. */
export function withSlot(values: Values, index: number, changes: Partial<Slot>): Values {
  const length = Math.max(values.slots.length, index + 1)
  const slots = Array.from({ length }, (_, place) => values.slots[place] ?? EMPTY_SLOT)
  return {
    ...values,
    slots: slots.map((slot, place) => (place === index ? { ...slot, ...changes } : slot)),
  }
}

/** Cents of the package's price of today. */
export function dayCents({ currentPrice, basePrice }: Package): number {
  return parseMoney(currentPrice || basePrice)
}

/** Cents of that price less what a code takes off. */
export function dueCents(pkg: Package, discount: Discount | null): number {
  const cents = dayCents(pkg)
  return discount ? cents - discountCents(discount, cents) : cents
}

/** The price of its own in cents; null for that of the day, and for what is no amount. */
export function ownCents(values: Pick<Values, 'price'>, pkg: Package | undefined): number | null {
  const cents = typedCents(values.price)
  return pkg && cents === dayCents(pkg) ? null : cents
}

/** All problems of the form, from top to bottom. */
export function problemsOf(values: Values, { packages, dates }: Offer): FieldProblem[] {
  const pkg = packages.find(({ id }) => id === values.packageId)
  return [
    ...textProblems(STAFF_BOOKER_FIELDS, values.contact, 'contact.'),
    ...(pkg ? [] : [{ name: 'packageId', message: 'Bitte wählen Sie ein Paket.', missing: true }]),
    ...slotsOf(values, packages).flatMap((slot, index) => [
      ...dateProblem(slot, index, dates),
      ...(slot.attendeeType === 'other'
        ? textProblems(STAFF_PERSON_FIELDS, slot.other, `slots.${index}.`)
        : []),
    ]),
    ...textProblems(STAFF_BILLING_FIELDS, values.billing),
    ...priceProblems(values, pkg),
    ...noteProblem(values.note),
  ]
}

function dateProblem(
  { dateId }: Slot,
  index: number,
  dates: readonly BookableDate[],
): FieldProblem[] {
  const name = `slots.${index}.dateId`
  const date = dates.find(({ id }) => id === dateId)
  if (!date) return [{ name, message: 'Bitte wählen Sie einen Termin.', missing: true }]
  if (date.seatsLeft > 0) return []
  return [{ name, message: 'Dieser Termin ist ausgebucht.', missing: false }]
}

function priceProblems(values: Values, pkg: Package | undefined): FieldProblem[] {
  const typed = values.price.trim()
  if (typed !== '' && typedCents(typed) === null)
    return [
      {
        name: 'price',
        message: 'Bitte geben Sie einen Betrag wie 99 oder 99,50 an.',
        missing: false,
      },
    ]
  const hasBoth = typed !== '' && values.discountCode.trim() !== ''
  return [
    ...(ownCents(values, pkg) === null
      ? []
      : lineProblem(
          'priceReason',
          values.priceReason,
          priceReasonRule,
          'Bitte geben Sie einen Grund an.',
        )),
    ...(hasBoth ? [{ name: 'discountCode', message: CODE_OR_PRICE, missing: false }] : []),
  ]
}

function noteProblem(note: string): FieldProblem[] {
  if (note.trim().length <= OFFICE_NOTE_MAX_LENGTH) return []
  return [{ name: 'note', message: `Höchstens ${OFFICE_NOTE_MAX_LENGTH} Zeichen.`, missing: false }]
}

/** A problem as a line of the summary, with the number of its seat where it has one. */
export function problemText({ name, message }: FieldProblem): string {
  const [, index] = /^slots\.(\d+)\./.exec(name) ?? []
  return index === undefined ? message : `Platz ${Number(index) + 1}: ${message}`
}

/**
 * The request for values without a problem. Names the price that was shown, where it is that of the day.
 *
 * @param discount what the typed code takes off; null without one
 */
export function requestOf(
  values: Values,
  { packages, dates }: Offer,
  discount: Discount | null = null,
) {
  const pkg = packages.find(({ id }) => id === values.packageId)
  const { contact, status, mails } = values
  const own = ownCents(values, pkg)
  return {
    contactName: `${contact.firstName.trim()} ${contact.lastName.trim()}`,
    contactEmail: contact.email.trim(),
    ...byField((name) => contact[name].trim()),
    packageId: values.packageId,
    ...billingOf(values.billing),
    attendees: slotsOf(values, packages).map((slot) => {
      const { firstName, lastName, email, company } = personOf(slot, contact)
      return {
        trainingId: dates.find(({ id }) => id === slot.dateId)?.trainingId ?? '',
        dateId: slot.dateId,
        attendeeType: slot.attendeeType,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        company: company.trim(),
      }
    }),
    ...(own === null
      ? pkg && { expectedPrice: formatMoney(dueCents(pkg, discount)) }
      : { price: formatMoney(own), priceReason: values.priceReason.trim() }),
    ...(discount && { discountCode: discount.code }),
    status,
    mails,
    note: values.note.trim(),
  }
}

const CONTACT_FIELDS: Readonly<Record<string, string>> = {
  contactName: 'contact.firstName',
  contactEmail: 'contact.email',
  ...byField((name) => `contact.${name}`),
  expectedPrice: 'price',
}

/** The form's field for a path of the request, such as "attendees.1.email". */
export function fieldOf(path: string, slots: readonly Slot[]): string {
  const [, index, field] = /^attendees\.(\d+)\.(\w+)$/.exec(path) ?? []
  if (index === undefined || field === undefined)
    return CONTACT_FIELDS[path] ?? path.replace(/^billing\./, '')
  if (field === 'trainingId' || field === 'dateId') return `slots.${index}.dateId`
  return slots[Number(index)]?.attendeeType === 'other'
    ? `slots.${index}.${field}`
    : `contact.${field}`
}

/** "206 €", of cents. */
export function eurosText(cents: number): string {
  return `${displayEuros(cents)}\u00a0€`
}
