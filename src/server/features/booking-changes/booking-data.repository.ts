import { eq, sql } from 'drizzle-orm'
import type { BillingDetails } from '#domain/registration/billing.ts'
import type { Transaction } from '../../database/database.ts'
import { billingDetails } from '../../database/schema/booking-changes.ts'
import { registrations } from '../../database/schema/registrations.ts'
import type { RegistrationRow } from '../registrations/registrations.repository.ts'

/** Stores data of the registration itself. The caller has locked it. */
export async function updateRegistration(
  tx: Transaction,
  id: string,
  values: Partial<
    Pick<
      RegistrationRow,
      'contactName' | 'contactEmail' | 'company' | 'newContactEmail' | 'officeNote'
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
