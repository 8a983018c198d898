import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import { POLL_OPTIONS } from '../support/product/poll-options.ts'
import { logInAndChangePassword, sendJson, WITH_ADMIN } from '../support/programs/admin-session.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { startBuiltProduct } from '../support/programs/running-product.ts'

const LANGUAGES = ['de', 'en'] as const
const DRAFTS = { de: 'Schreibt der Backschule', en: 'Write to the baking school' }
const PAGES = { de: '/kontakt', en: '/en/contact' }

async function connect(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client(await embeddedConnection(dataDir))
  client.on('error', () => undefined)
  await client.connect()
  return client
}

test('a product killed between the texts of two languages has published neither, and lost no draft', async () => {
  const settings = { DATA_DIR: await freshFolder('publishing'), ...WITH_ADMIN }
  const first = await startBuiltProduct(settings)
  onTestFinished(() => first.stop())
  const cookie = await logInAndChangePassword(first.address)
  for (const language of LANGUAGES) {
    const path = `/api/admin/pages/kontakt/${language}/texts`
    const draft = { key: 'title', content: DRAFTS[language] }
    expect((await sendJson(first.address + path, 'PUT', draft, { cookie })).status).toBe(200)
  }
  // Two connections: within a transaction, what others do is read once.
  const blocker = await connect(settings.DATA_DIR)
  const watcher = await connect(settings.DATA_DIR)
  // The publication then waits with its texts written.
  await blocker.query('begin; lock table audit_log in share mode')

  const publish = (address: string) =>
    sendJson(
      `${address}/api/admin/pages/kontakt/publish`,
      'POST',
      {
        languages: LANGUAGES.map((language) => ({
          language,
          drafts: [{ key: 'title', version: 1 }],
        })),
      },
      { cookie },
    )
  const publishing = publish(first.address).catch(() => 'cut')
  await vi.waitFor(async () => {
    const { rows } = await watcher.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%audit_log%'`,
    )
    expect(rows).toHaveLength(1)
  }, POLL_OPTIONS)
  await first.kill()
  await blocker.query('rollback')
  const second = await startBuiltProduct(settings)
  onTestFinished(() => second.stop())
  // Registered last, so executed first: the embedded server would wait for its last connection.
  onTestFinished(async () => {
    await Promise.all([blocker.end(), watcher.end()])
  })
  const shown = () =>
    Promise.all(
      LANGUAGES.map(async (language) => {
        const page = await (await fetch(second.address + PAGES[language])).text()
        return page.includes(DRAFTS[language])
      }),
    )

  expect(await publishing).toBe('cut')
  expect(await shown()).toEqual([false, false])
  expect((await publish(second.address)).status).toBe(200)
  await vi.waitFor(async () => expect(await shown()).toEqual([true, true]), POLL_OPTIONS)
})
