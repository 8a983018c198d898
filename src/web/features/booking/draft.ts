import * as z from 'zod'
import { attendeeTypeSchema } from '#domain/registration/booking.ts'
import { byField } from '#domain/registration/registration-fields.ts'

const personSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
})

const contactSchema = personSchema.extend({
  ...byField(() => z.string()),
  packageId: z.string(),
})

const slotSchema = z.object({
  trainingId: z.string(),
  attendeeType: attendeeTypeSchema,
  /** Stored also while the slot is for the booker, so that nothing typed is lost by switching back and forth. */
  other: personSchema,
})

const draftSchema = z.object({
  contact: contactSchema,
  /** May be longer than the selected package: a larger one was selected before. */
  slots: z.array(slotSchema),
  /** The training of the last `?training=` that was put into a slot. */
  preselected: z.string(),
  /** The last request that was sent, and its idempotency key. */
  attempt: z.object({ key: z.string(), body: z.string() }).nullable(),
})

export type Person = z.infer<typeof personSchema>
/** Step 1: the booker and the package. */
export type Contact = z.infer<typeof contactSchema>
/** A seat of the package: a training and its attendee. A slot for the booker takes its person from step 1. */
export type Slot = z.infer<typeof slotSchema>
export type BookingAttempt = NonNullable<Draft['attempt']>
/** Everything that was typed and selected so far. */
export type Draft = z.infer<typeof draftSchema>

export const EMPTY_PERSON: Person = { firstName: '', lastName: '', email: '', company: '' }

export const EMPTY_DRAFT: Draft = {
  contact: { ...EMPTY_PERSON, ...byField(() => ''), packageId: '' },
  slots: [],
  preselected: '',
  attempt: null,
}

/** Reads a stored draft. Returns an empty one where there is none, or where an older version wrote it. */
export function parseDraft(text: string | null): Draft {
  if (text === null) return EMPTY_DRAFT
  try {
    return draftSchema.parse(JSON.parse(text))
  } catch {
    return EMPTY_DRAFT
  }
}

/** What was typed before the stored draft could be read takes precedence over the draft. */
export function mergeContact(stored: Contact, typed: Contact): Contact {
  return {
    firstName: typed.firstName || stored.firstName,
    lastName: typed.lastName || stored.lastName,
    email: typed.email || stored.email,
    ...byField((name) => typed[name] || stored[name]),
    packageId: typed.packageId || stored.packageId,
  }
}
