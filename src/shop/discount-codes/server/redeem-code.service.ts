import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import type { AttemptLimit } from '#platform/http/server/rate-limits.ts'
import { listPackages } from '#shop/prices/server/packages.repository.ts'
import type { Discount } from '../domain/discount.ts'
import { type CodeRefusal, codeRefusal, companyKey, refusalText } from '../domain/discount-code.ts'
import type { CodeCheck } from '../domain/discount-code-schema.ts'
import { discountCodeErrors } from './discount-codes.errors.ts'
import {
  countUses,
  type DiscountCodeRow,
  findDiscountCode,
  listCompanies,
  lockDiscountCode,
} from './discount-codes.repository.ts'

type NamedPackages = ReadonlyArray<{ id: string; name: string }>

/** What a booking redeems a code with. */
interface RedeemingBooking {
  discountCode: string
  packageId: string
  company: string
  contactEmail: string
}

/**
 * What the code of a booking takes off. It stays locked until the end of the transaction, so that of several bookings at
 * once each counts those before. The caller has locked the dates, which come first in every booking.
 *
 * @param day of the booking, in Europe/Berlin
 * @throws ProblemError 422 discount_code.unknown; 409 discount_code.not_yet, .over, .package, .used_up, .company; each
 * names the field `discountCode`
 */
export async function redeemCode(
  tx: Transaction,
  booking: RedeemingBooking,
  { day, packages }: { day: CalendarDay; packages: NamedPackages },
): Promise<DiscountCodeRow> {
  const code = await lockDiscountCode(tx, booking.discountCode)
  const refusal = await refusalOf(tx, code, { ...booking, day })
  return accepted(code, refusal, { path: 'discountCode', packages })
}

/**
 * What a code takes off, for a visitor who asks before the booking. Nothing is held: the booking checks it again.
 *
 * @throws ProblemError as {@link redeemCode}, for the field `code`
 */
export async function checkCode(
  db: Connection,
  { code: typed, packageId, company = '' }: CodeCheck,
  day: CalendarDay,
): Promise<Discount> {
  const found = await findDiscountCode(db, typed)
  const refusal = await refusalOf(db, found, { packageId, company, contactEmail: '', day })
  const packages = refusal?.why === 'package' ? await listPackages(db) : []
  const { code, kind, value, packageIds } = accepted(found, refusal, { path: 'code', packages })
  return { code, kind, value, packageIds }
}

/**
 * Counts what may be a guess of a code: an unknown one counts as an attempt of the address, any other outcome does not.
 *
 * @param code undefined for a request without one, which is no guess
 * @throws ProblemError 429 for an address with too many unknown codes; and what the work throws
 */
export async function countingGuesses<Result>(
  limit: AttemptLimit,
  address: string,
  code: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (code === undefined) return work()
  await limit.take(address)
  try {
    const result = await work()
    await limit.giveBack(address)
    return result
  } catch (error) {
    const isGuess = error instanceof ProblemError && error.code === 'discount_code.unknown'
    if (!isGuess) await limit.giveBack(address)
    throw error
  }
}

async function refusalOf(
  db: Connection,
  code: DiscountCodeRow | undefined,
  {
    day,
    packageId,
    ...who
  }: Omit<RedeemingBooking, 'discountCode' | 'packageId'> & {
    day: CalendarDay
    packageId: string | undefined
  },
): Promise<CodeRefusal | null> {
  if (!code) return codeRefusal(code, { day, packageId, uses: 0, isCompanyAmongThem: false })
  const key = companyKey(who)
  const companies = code.isOncePerCompany && key !== '' ? await listCompanies(db, code.id) : []
  return codeRefusal(code, {
    day,
    packageId,
    uses: code.maxUses === null ? 0 : await countUses(db, code.id),
    isCompanyAmongThem: companies.some((one) => companyKey(one) === key),
  })
}

function accepted(
  code: DiscountCodeRow | undefined,
  refusal: CodeRefusal | null,
  { path, packages }: { path: string; packages: NamedPackages },
): DiscountCodeRow {
  if (code && !refusal) return code
  const { why } = refusal ?? { why: 'unknown' as const }
  throw discountCodeErrors.refused(why, path, refusalText(refusal ?? { why: 'unknown' }, packages))
}
