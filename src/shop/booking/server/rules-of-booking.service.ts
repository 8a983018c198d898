import type { Connection } from '#platform/database/server/database.ts'
import type { AgreedRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { readBookingRules } from '#shop/booking-rules/server/booking-rules.service.ts'
import { findAgreedTerms } from './booking-history.repository.ts'

/** The rules of a booking: those that its booker saw, or those in force where no such record was made. */
export async function readRulesOf(db: Connection, registrationId: string): Promise<AgreedRules> {
  const agreed = await findAgreedTerms(db, registrationId)
  return agreed?.rules ?? (await readBookingRules(db)).rules
}
