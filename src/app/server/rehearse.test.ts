import { readdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { writeBackup } from '#platform/operation/server/backup.ts'
import type { RenderPage } from '#platform/rendering/server/page-parts.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { freshFolder } from '#tests/support/programs/fresh-folder.ts'
import { rehearse } from './rehearse.ts'

async function backedUp() {
  const product = await startTestProduct()
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
  const folder = path.join(await freshFolder('rehearsal'), 'backup')
  const now = product.clock.now()
  const mediaFolder = await freshFolder('media')
  const manifest = await writeBackup({ pool: product.pool, folder, mediaFolder, now })
  return { product, folder, manifest }
}

/** Rehearses with pages that give the specified answer, and returns the printed lines and the files that are left. */
async function rehearsed(folder: string, page: { status: number } = { status: 200 }) {
  const lines: string[] = []
  const render: RenderPage = async () => ({
    ...page,
    headers: new Headers(),
    html: ['a page'],
  })
  const log = pino({ level: 'silent' })
  const isFine = await rehearse({
    folder,
    render,
    adminAssets: '',
    log,
    print: (line) => lines.push(line),
  })
  const left = (await readdir(os.tmpdir())).filter((name) =>
    name.startsWith('morgenfalz-rehearsal'),
  )
  return { isFine, lines, left }
}

test('a rehearsal restores a backup, looks at all of it, says what it found and leaves nothing over', async () => {
  const { folder, manifest } = await backedUp()
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)

  const { isFine, lines, left } = await rehearsed(folder)

  expect(lines).toEqual([
    `ok      restored: the backup of ${manifest.madeAt}; its checksums are right`,
    `ok      rows: ${rows} rows in ${manifest.tables.length} tables, as many as in the list`,
    'ok      pictures: 0, each with its file',
    'ok      started: the product runs on it',
    `ok      migrations: ${manifest.migrations} of the backup, ${manifest.migrations} now`,
    'ok      copy: it is marked as a copy and sends nothing',
    'ok      pages: 8 answered, among them the login',
    'ok      lists: registrations, attendees, mails, audit-log, images answered an administrator',
  ])
  expect({ isFine, left }).toEqual({ isFine: true, left: [] })
})

test('a rehearsal of a damaged backup says so, and leaves nothing over', async () => {
  const { folder } = await backedUp()
  await writeFile(path.join(folder, 'tables/mails.copy.gz'), 'x')

  const { isFine, lines, left } = await rehearsed(folder)

  expect(lines).toEqual([expect.stringMatching(/^FAILED {2}restored: The backup is damaged/)])
  expect({ isFine, left }).toEqual({ isFine: false, left: [] })
})

test('a rehearsal notices pages that do not answer, and pictures whose files are missing', async () => {
  const { product, folder: whole } = await backedUp()
  await product.pool.query(
    `insert into images (file_name, width, height, uploaded_by) values ('a.png', 20, 10, 'x')`,
  )
  const folder = `${whole}-2`
  const mediaFolder = await freshFolder('media')
  const now = product.clock.now()
  await writeBackup({ pool: product.pool, folder, mediaFolder, now })

  const { isFine, lines } = await rehearsed(folder, { status: 500 })

  const failed = lines.filter((line) => line.startsWith('FAILED'))
  expect(isFine).toBe(false)
  expect(failed).toEqual([
    expect.stringMatching(/^FAILED {2}pictures: \S+-20\.webp is missing$/),
    'FAILED  pages: / answered 500',
  ])
})
