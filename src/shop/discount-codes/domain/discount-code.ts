import { type CalendarDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { displayEuros } from '#platform/basics/domain/money.ts'
import { type Discount, isForPackage } from './discount.ts'

/* Needs no schema library: the booking form has these rules too. */

/** Under which conditions a code can be redeemed. Days are calendar days in Europe/Berlin, both included. */
export interface CodeConditions extends Pick<Discount, 'packageIds'> {
  /** Null for no limit. */
  firstDay: CalendarDay | null
  lastDay: CalendarDay | null
  /** How many bookings may redeem it; null for no limit. */
  maxUses: number | null
  isOncePerCompany: boolean
  isActive: boolean
}

/** What a code is redeemed for. */
export interface CodeUse {
  /** The calendar day in Europe/Berlin. */
  day: CalendarDay
  /** Undefined while none is chosen. */
  packageId: string | undefined
  /** How many bookings have redeemed it: cancelled ones do not count. */
  uses: number
  /** Whether one of these is of the same company. */
  isCompanyAmongThem: boolean
}

/** Why a code cannot be redeemed. */
export type CodeRefusal =
  | { why: 'unknown' | 'used_up' | 'company' }
  | { why: 'not_yet' | 'over'; day: CalendarDay }
  | { why: 'package'; packageIds: readonly string[] }

/** What a code consists of, as it is stored. */
const CODE = /^[\p{Lu}\p{Lo}\p{N}-]{3,30}$/u

/** A typed code as it is stored and compared: capitals, without spaces. */
export function storedCode(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, '').toUpperCase()
}

/** Whether a stored code has 3 to 30 letters, digits and hyphens. */
export function isCode(stored: string): boolean {
  return CODE.test(stored)
}

/**
 * Why a code cannot be redeemed; null where it can. One that is switched off is as unknown as one that never existed.
 *
 * @param code undefined for one that does not exist
 */
export function codeRefusal(code: CodeConditions | undefined, use: CodeUse): CodeRefusal | null {
  if (!code?.isActive) return { why: 'unknown' }
  const { firstDay, lastDay, packageIds, maxUses, isOncePerCompany } = code
  if (firstDay !== null && use.day < firstDay) return { why: 'not_yet', day: firstDay }
  if (lastDay !== null && use.day > lastDay) return { why: 'over', day: lastDay }
  if (use.packageId !== undefined && !isForPackage(code, use.packageId))
    return { why: 'package', packageIds }
  if (maxUses !== null && use.uses >= maxUses) return { why: 'used_up' }
  return isOncePerCompany && use.isCompanyAmongThem ? { why: 'company' } : null
}

/** The reason, for visitors and staff alike. */
export function refusalText(
  refusal: CodeRefusal,
  packages: ReadonlyArray<{ id: string; name: string }>,
): string {
  switch (refusal.why) {
    case 'unknown':
      return 'Diesen Code gibt es nicht oder nicht mehr.'
    case 'not_yet':
      return `Dieser Code gilt erst ab ${formatLongDay(refusal.day)}.`
    case 'over':
      return `Dieser Code galt bis ${formatLongDay(refusal.day)}.`
    case 'package':
      return `Dieser Code gilt nur für ${packagesText(refusal.packageIds, packages)}.`
    case 'used_up':
      return 'Dieser Code ist schon so oft eingelöst, wie er gilt.'
    case 'company':
      return 'Diese Firma hat den Code schon eingelöst. Er gilt einmal für jede Firma.'
  }
}

/** "das Paket „Einzelticket“", "die Pakete „Einzelticket“ und „Zweierpaket“" */
function packagesText(
  ids: readonly string[],
  packages: ReadonlyArray<{ id: string; name: string }>,
): string {
  const names = packages.filter(({ id }) => ids.includes(id)).map(({ name }) => `„${name}“`)
  const listed = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' und ')
  return names.length === 1 ? `das Paket ${listed}` : `die Pakete ${listed}`
}

/**
 * By what a company is recognised: letters and digits of its name, without regard to capitals; without a name, the
 * booker's address.
 */
export function companyKey({ company, contactEmail }: { company: string; contactEmail: string }) {
  const name = company
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return name || contactEmail.trim().toLowerCase()
}

/** "15 %", "20 €", "22,50 €": what a code takes off. */
export function discountText({ kind, value }: Pick<Discount, 'kind' | 'value'>): string {
  return kind === 'percent' ? `${value}\u00a0%` : `${displayEuros(value)}\u00a0€`
}
