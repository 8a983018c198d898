import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import type { BillingDetails } from '#shop/booking/domain/billing.ts'
import type { ReverseCharge } from '#shop/booking/domain/reverse-charge.ts'
import { billingDetails } from '#shop/booking/server/booking-changes.schema.ts'
import type { RegistrationRow } from '#shop/booking/server/registrations.repository.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'
import type { RegistrationFieldName } from '#shop/seats/domain/registration-fields.ts'

/** Stores data of the registration itself. The caller has locked it. */
export async function updateRegistration(
  tx: Transaction,
  id: string,
  values: Partial<
    Pick<
      RegistrationRow,
      'contactName' | 'contactEmail' | RegistrationFieldName | 'newContactEmail' | 'officeNote'
    >
  >,
): Promise<void> {
  await tx.update(registrations).set(values).where(eq(registrations.id, id))
}

/** Revokes all earlier links of the booker. The caller has locked the registration. */
export async function raiseLinkCounter(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(registrations)
    .set({ linkCounter: sql`${registrations.linkCounter} + 1` })
    .where(eq(registrations.id, id))
}

/** Stores the billing data. The caller has locked the registration. What staff note beside it stays. */
export async function storeBilling(
  tx: Transaction,
  registrationId: string,
  billing: BillingDetails,
): Promise<void> {
  await tx
    .insert(billingDetails)
    .values({ registrationId, ...billing })
    .onConflictDoUpdate({ target: billingDetails.registrationId, set: billing })
}

/** Stores how staff checked that the buyer owes the VAT; '' twice where they do not. The caller has locked the registration. */
export async function storeReverseCharge(
  tx: Transaction,
  registrationId: string,
  { note, by }: ReverseCharge,
): Promise<void> {
  await tx
    .update(billingDetails)
    .set({ reverseChargeNote: note, reverseChargeBy: by })
    .where(eq(billingDetails.registrationId, registrationId))
}
