import type { Problem } from '#platform/basics/domain/problem.ts'
import type {
  DiscountCodeEdit,
  StaffDiscountCode,
} from '#shop/discount-codes/domain/discount-code-schema.ts'
import { lendTestProduct, type TestProduct } from './test-product.ts'

export const CODES = '/api/admin/discount-codes'

/** What staff enter: 15 % of any package, for ever. */
export function aCode(changes: Partial<DiscountCodeEdit> = {}): DiscountCodeEdit {
  return {
    code: 'SOMMER',
    note: '',
    kind: 'percent',
    value: 15,
    firstDay: null,
    lastDay: null,
    packageIds: [],
    maxUses: null,
    isOncePerCompany: false,
    isActive: true,
    ...changes,
  }
}

/** The calls of staff for discount codes. */
export async function codeCalls(product: TestProduct) {
  const session = await product.logIn()
  type Answer = StaffDiscountCode & Problem
  return {
    session,
    create: (changes: Partial<DiscountCodeEdit> = {}) =>
      product.send<Answer>('POST', CODES, aCode(changes), session),
    change: (id: string, edit: DiscountCodeEdit, headers: Record<string, string> = {}) =>
      product.send<Answer>('PUT', `${CODES}/${id}`, edit, { ...session, ...headers }),
    remove: (id: string) => product.send<Answer>('DELETE', `${CODES}/${id}`, undefined, session),
    list: async () => (await product.get<StaffDiscountCode[]>(CODES, session)).body,
  }
}

/** A product, and the calls of staff for discount codes. */
export async function startWithCodes() {
  const product = await lendTestProduct()
  return { product, ...(await codeCalls(product)) }
}
