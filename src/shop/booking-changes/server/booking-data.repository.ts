import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import type { BillingDetails } from '#shop/booking/domain/billing.ts'
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

/** Stores the billing data. The caller has locked the registration. */
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
