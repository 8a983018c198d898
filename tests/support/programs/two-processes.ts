import { onTestFinished } from 'vitest'
import { startOwnPostgres } from '../database/own-postgres.ts'
import { startRoundRobin } from '../servers/round-robin.ts'
import { WITH_ADMIN } from './admin-session.ts'
import { freshFolder } from './fresh-folder.ts'
import { startBuiltProduct } from './running-product.ts'

export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>

/** Two processes of the product on one PostgreSQL, behind a round robin. They end with the test. */
export async function startTwoProcesses(settings: Record<string, string> = {}) {
  const { url, stop } = await startOwnPostgres()
  onTestFinished(stop)
  const start = async () => {
    const product = await startBuiltProduct({
      DATABASE_URL: url,
      DATA_DIR: await freshFolder('process'),
      TRUST_PROXY: '1',
      ...WITH_ADMIN,
      ...settings,
    })
    onTestFinished(product.stop)
    return product
  }
  const one = await start()
  const other = await start()
  return {
    one,
    other,
    /** Another process on the same database. */
    start,
    /** The address of the round robin. */
    both: await startRoundRobin([one.address, other.address]),
    connection: { connectionString: url },
  }
}
