import type { Problem } from '#platform/basics/domain/problem.ts'
import type { PricePeriod } from '#shop/prices/domain/price-period.ts'
import type { PriceSchedule } from '#shop/prices/domain/price-schedule.ts'
import { lendTestProduct, type TestProduct } from './test-product.ts'

export const PATH = '/api/admin/price-periods'

/** A price period in addition to those of the fixture. */
export const SUMMER = {
  periodName: 'Sommer 2027',
  periodType: 'normal',
  validFrom: '2027-06-01',
  validUntil: '2027-08-31',
  prices: { single: '129', double: '239.5', complete: '449,99' },
}

export const addressOf = ({ periodName, periodType }: { periodName: string; periodType: string }) =>
  `${PATH}/${encodeURIComponent(periodName)}/${periodType}`

/** The product, and an administrator's calls for price periods. */
export async function startWithSession() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  return {
    product,
    create: (period: unknown) => product.send<PricePeriod & Problem>('POST', PATH, period, session),
    change: (address: string, period: unknown, headers: Record<string, string> = {}) =>
      product.send<PricePeriod & Problem>('PATCH', address, period, { ...session, ...headers }),
    remove: async (address: string) => {
      const response = await product.request(address, { method: 'DELETE', headers: session })
      return { status: response.status, body: (await response.json()) as PricePeriod & Problem }
    },
  }
}

export async function schedulesNamed(product: TestProduct, periodName: string) {
  const { body } = await product.get<PriceSchedule[]>('/api/price-schedules')
  return body.filter((schedule) => schedule.periodName === periodName)
}

/** The audit log's entries about price periods, oldest first. */
export async function actions(product: TestProduct) {
  const { rows } = await product.pool.query(
    `select actor, action, subject_id, details from audit_log
     where action like 'price_period.%' order by created_at, action`,
  )
  return rows
}
