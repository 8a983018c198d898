import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type OwnPostgres, startOwnPostgres } from '../../support/database/own-postgres.ts'
import { runSql } from '../../support/database/stored-bookings.ts'
import {
  logInAndChangePassword,
  sendJson,
  WITH_ADMIN,
} from '../../support/programs/admin-session.ts'
import { freshFolder } from '../../support/programs/fresh-folder.ts'
import { type RunningProduct, startBuiltProduct } from '../../support/programs/running-product.ts'
import { startNginxCache } from '../../support/servers/nginx.ts'
import { findServer } from '../../support/servers/server-program.ts'

const POLL_OPTIONS = { timeout: 60_000, interval: 250 }
const TWENTY_SECONDS = 20_000

const nginx = findServer('nginx')

describe.skipIf(!nginx)(
  'nginx as a shared cache (skipped where it is not installed; npm test fetches it as root on Debian)',
  () => {
    const program = nginx ?? { file: '', env: {} }
    let postgres: OwnPostgres

    beforeAll(async () => {
      postgres = await startOwnPostgres()
      return postgres.stop
    }, 120_000)

    async function startProduct(): Promise<RunningProduct> {
      const product = await startBuiltProduct({
        ...WITH_ADMIN,
        DATABASE_URL: postgres.url,
        DATA_DIR: await freshFolder('shared-cache'),
        LOG_LEVEL: 'silent',
      })
      onTestFinished(product.stop)
      return product
    }

    test('holds public pages for visitors, and nothing that staff ask for, who see an edit at once', async () => {
      const product = await startProduct()
      const cache = await startNginxCache(program, product.address)
      const cookie = await logInAndChangePassword(product.address)
      const visit = (path: string) => ask(cache, path)
      const asStaff = (path: string) => ask(cache, path, { cookie })

      expect(await visit('/trainings')).toMatchObject({ from: 'MISS', isEdited: false })
      expect(await visit('/trainings')).toMatchObject({ from: 'HIT', isEdited: false })
      expect(await asStaff('/trainings')).toMatchObject({ from: 'MISS', isEdited: false })
      const training = `${product.address}/api/admin/trainings/kurs-1-uhren`
      const title = { title: 'Von Hand geändert' }
      const edited = await sendJson(training, 'PATCH', title, { cookie, 'If-Match': '"1"' })
      expect(edited.status).toBe(200)
      for (let n = 0; n < 2; n += 1)
        expect(await asStaff('/trainings')).toMatchObject({ from: 'MISS', isEdited: true })

      for (const path of [
        '/admin/login',
        '/trainings/anmeldung?training=kurs-1-uhren',
        '/gibt-es-nicht',
        '/api/trainings',
      ])
        for (let n = 0; n < 2; n += 1) expect.soft((await visit(path)).from, path).toBe('MISS')
    })

    test('shows cached pages during revalidation and outages, but none past its next known change', async () => {
      const product = await startProduct()
      const [inBackground, strict] = [
        await startNginxCache(program, product.address, 'proxy_cache_background_update on;'),
        await startNginxCache(program, product.address),
      ]
      for (const cache of [inBackground, strict])
        expect(await ask(cache, '/kontakt')).toMatchObject({ status: 200, from: 'MISS' })
      const from = async () => (await ask(inBackground, '/kontakt')).from
      await expect.poll(from, POLL_OPTIONS).toBe('STALE')
      await expect.poll(from, POLL_OPTIONS).toBe('HIT')

      const beginning = Date.now() + TWENTY_SECONDS
      await runSql(
        { connectionString: postgres.url },
        `update training_dates set starts_at = to_timestamp(${beginning / 1000}) where training_id = 'kurs-3-drachen'`,
      )
      const readHeaders = async () => (await fetch(`${product.address}/trainings`)).headers
      await expect
        .poll(async () => (await readHeaders()).get('cache-control'), POLL_OPTIONS)
        .toMatch(/s-maxage=1?\d,/)
      expect(await ask(strict, '/trainings')).toMatchObject({ status: 200, from: 'MISS' })
      expect(await ask(strict, '/trainings')).toMatchObject({ status: 200, from: 'HIT' })
      await product.stop()
      const shown: number[] = []
      const untilUnreachable = async () => {
        const { status } = await ask(strict, '/trainings')
        if (status === 200) shown.push(Date.now())
        return status
      }
      await expect.poll(untilUnreachable, POLL_OPTIONS).toBe(502)
      expect(Math.max(...shown)).toBeLessThan(beginning)
      expect(await ask(strict, '/kontakt')).toMatchObject({ status: 200, from: 'STALE' })
    })
  },
)

async function ask(address: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address + path, { headers })
  const html = await answer.text()
  return {
    status: answer.status,
    from: answer.headers.get('x-cache-status'),
    // Pages are long: no assertion prints one.
    isEdited: html.includes('Von Hand geändert'),
  }
}
