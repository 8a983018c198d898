import type { Connection } from '#platform/database/server/database.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { readBookingRules } from '#shop/booking-rules/server/booking-rules.service.ts'
import { findAgreedTerms } from './booking-history.repository.ts'

/**
 * The rules of a booking: those that its booker saw, or those in force where no such record was made. With the VAT in its
 * price in percent, where that is known.
 */
export async function readRulesOf(
  db: Connection,
  registrationId: string,
): Promise<{ rules: BookingRules; vatRate: number | undefined }> {
  const agreed = await findAgreedTerms(db, registrationId)
  const rules = agreed?.rules ?? (await readBookingRules(db)).rules
  return { rules, vatRate: agreed?.vatRate }
}
