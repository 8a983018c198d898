import { displayEuros, typedCents } from '#platform/basics/domain/money.ts'
import { typedNumber } from '#platform/basics/domain/typed-number.ts'
import type { DiscountKind } from '../domain/discount.ts'
import {
  type DiscountCodeEdit,
  discountCodeEditSchema,
  type StaffDiscountCode,
} from '../domain/discount-code-schema.ts'

/** Values of the form, as typed. */
export interface CodeValues {
  code: string
  kind: DiscountKind
  /** Percent, or euros. */
  value: string
  /** "2027-02-01"; '' for no limit. */
  firstDay: string
  lastDay: string
  /** None means all. */
  packageIds: readonly string[]
  /** '' for no limit. */
  maxUses: string
  isOncePerCompany: boolean
  note: string
}
export type CodeField = keyof CodeValues

export const NEW_CODE: CodeValues = {
  code: '',
  kind: 'percent',
  value: '',
  firstDay: '',
  lastDay: '',
  packageIds: [],
  maxUses: '',
  isOncePerCompany: false,
  note: '',
}

/** The values of a stored code. */
export function valuesOf(stored: StaffDiscountCode): CodeValues {
  const { code, kind, value, firstDay, lastDay, packageIds, maxUses } = stored
  return {
    code,
    kind,
    value: kind === 'percent' ? String(value) : displayEuros(value).replaceAll('.', ''),
    firstDay: firstDay ?? '',
    lastDay: lastDay ?? '',
    packageIds,
    maxUses: maxUses === null ? '' : String(maxUses),
    isOncePerCompany: stored.isOncePerCompany,
    note: stored.note,
  }
}

/** The body of the request, and the first problem of each field that has one. */
export function requestOf(
  values: CodeValues,
  isActive: boolean,
): { body: DiscountCodeEdit; problems: ReadonlyMap<CodeField, string> } {
  const { code, kind, value, firstDay, lastDay, packageIds, maxUses, note } = values
  const body = {
    code,
    kind,
    value: kind === 'percent' ? typedNumber(value) : (typedCents(value) ?? Number.NaN),
    firstDay: firstDay || null,
    lastDay: lastDay || null,
    packageIds: [...packageIds],
    maxUses: maxUses.trim() === '' ? null : typedNumber(maxUses),
    isOncePerCompany: values.isOncePerCompany,
    note,
    isActive,
  }
  const problems = new Map<CodeField, string>()
  for (const { path, message } of discountCodeEditSchema.safeParse(body).error?.issues ?? []) {
    const name = path[0] as CodeField
    if (!problems.has(name)) problems.set(name, message)
  }
  return { body, problems }
}

/** The request that stores a code as it is, switched on or off. */
export function switched(stored: StaffDiscountCode, isActive: boolean): DiscountCodeEdit {
  return { ...requestOf(valuesOf(stored), isActive).body }
}
