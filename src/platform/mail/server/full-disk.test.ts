import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { collectedLog } from '#tests/support/product/collected-log.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { freshFolder } from '#tests/support/programs/fresh-folder.ts'
import { fillDisk, mayMount, mountDisk, unmount } from '#tests/support/programs/small-disk.ts'

const ERROR = 50
/** More attempts than the test lasts. */
const RETRY_PAUSES_MS = Array.from({ length: 200 }, () => 100)

test.skipIf(!mayMount)(
  'where mails are written as files (needs root), a full disk is told once at level error, and they are written when there is room',
  async () => {
    const dataDir = await freshFolder('full-disk')
    const folder = path.join(dataDir, 'mail')
    await mkdir(folder)
    mountDisk(folder, '64k')
    onTestFinished(() => unmount(folder))
    const filler = path.join(folder, 'filler')
    fillDisk(filler)
    const { log, lines } = collectedLog('warn')
    const product = await startTestProduct(
      { DATA_DIR: dataDir },
      { log, retryPausesMs: RETRY_PAUSES_MS },
    )

    await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
    const triedThrice = () => product.pool.query('select from mails where attempts > 2')
    await expect.poll(async () => (await triedThrice()).rowCount, POLL_OPTIONS).toBeGreaterThan(0)
    const logged = lines()
    await rm(filler)
    const waiting = () => product.pool.query(`select from mails where status <> 'sent'`)
    await expect.poll(async () => (await waiting()).rowCount, POLL_OPTIONS).toBe(0)

    expect(logged).toMatchObject([
      {
        level: ERROR,
        msg: 'the disk is full: mails are written as files again when there is room',
      },
    ])
  },
)
