import * as z from 'zod'
import { foldLines } from '#platform/basics/domain/single-line.ts'
import { emailAddress, line, lineSchema } from '#platform/basics/domain/text.ts'
import { firstName, fullName, lastName } from '#platform/persons/domain/person-name-schema.ts'
import { billingChangeSchema } from '#shop/booking/domain/billing-schema.ts'
import { officeNoteSchema } from '#shop/booking/domain/office-booking-schema.ts'
import { reverseChargeNoteSchema } from '#shop/booking/domain/reverse-charge.ts'
import {
  byField,
  COMPANY_MAX_LENGTH,
  REGISTRATION_FIELDS,
} from '#shop/seats/domain/registration-fields.ts'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'
import { keptCentsSchema } from './owed-schema.ts'

/** Longest text that a booker or staff add to a request. */
const TEXT_MAX_LENGTH = 1_000

const freeText = z.string().transform(foldLines).pipe(line(TEXT_MAX_LENGTH))

/** True where at least one field is given. */
function hasField(edit: object): boolean {
  return Object.values(edit).some((value) => value !== undefined)
}

const NOTHING_GIVEN = { error: 'Es fehlt ein Feld.' }

const contactFields = {
  contactName: fullName.optional(),
  contactEmail: emailAddress.optional(),
  ...byField((name) => lineSchema(REGISTRATION_FIELDS[name].rule).optional()),
}

/** A change of the booker's contact data: the fields that change, at least one. */
export const contactChangeSchema = z.strictObject(contactFields).refine(hasField, NOTHING_GIVEN)
export type ContactChange = z.infer<typeof contactChangeSchema>

/** What staff can change of a registration itself: at least one field. */
export const registrationEditSchema = z
  .strictObject({
    ...contactFields,
    note: officeNoteSchema.optional(),
    billing: billingChangeSchema.optional(),
    reverseChargeNote: reverseChargeNoteSchema.optional(),
  })
  .refine(hasField, NOTHING_GIVEN)
export type RegistrationEdit = z.infer<typeof registrationEditSchema>

/** A change of a seat: of its person, or of its date. */
export const attendeeEditSchema = z
  .strictObject({
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    email: emailAddress.optional(),
    company: line(COMPANY_MAX_LENGTH).optional(),
    dateId: dateIdSchema.optional(),
  })
  .refine(hasField, NOTHING_GIVEN)
  .refine(({ dateId, ...person }) => dateId === undefined || !hasField(person), {
    error: 'Person und Termin lassen sich nur nacheinander ändern.',
    path: ['dateId'],
  })
export type AttendeeEdit = z.infer<typeof attendeeEditSchema>

/** A wish to cancel, with a reason in the booker's words; '' for none. */
export const cancelWishSchema = z.strictObject({ reason: freeText.default('') })

/** How staff cancel a seat. */
export const seatCancellationSchema = z.strictObject({ keptCents: keptCentsSchema })

export const REQUEST_DECISIONS = ['granted', 'refused'] as const

/** The answer of staff to a request, in their words for the booker; '' for none. */
export const requestAnswerSchema = z.strictObject({
  decision: z.enum(REQUEST_DECISIONS),
  answer: freeText.default(''),
  /** Of a granted one: what stays owed of the seats that it cancels, in sum. */
  keptCents: keptCentsSchema,
})
export type RequestAnswer = z.infer<typeof requestAnswerSchema>
