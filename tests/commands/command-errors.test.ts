import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BOOKER, booking, ownSeat } from '../support/product/bookings.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '../support/product/test-product.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { PROGRAM_ENVIRONMENT } from '../support/programs/program-environment.ts'

/** A product with a booking, in which writes to a table fail with an exception that contains the booker's name. */
async function refusingWrites(table: string): Promise<TestProduct> {
  const product = await startTestProduct()
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
  await product.pool.query(`
    create function refuse() returns trigger language plpgsql as $$
      declare booked registrations;
      begin
        select * into booked from registrations;
        raise exception 'value too long for %', booked.contact_name using
          errcode = '22001', detail = booked.contact_email, table = '${table}';
      end $$;
    create trigger refuse before insert or update on ${table} for each row execute function refuse()`)
  return product
}

/** An operator's command on the product's database, run without npm. */
function command(product: TestProduct, file: string, ...args: string[]) {
  const env = { ...PROGRAM_ENVIRONMENT, DATABASE_URL: product.config.databaseUrl }
  return new Promise<{ code: number; complained: string }>((resolve) => {
    execFile(process.execPath, [`dist/server/${file}`, ...args], { env }, (error, _, complained) =>
      resolve({ code: error ? Number(error.code) : 0, complained }),
    )
  })
}

const WORDS = 'value too long for … (code 22001'

function expectNobodyNamed(text: string) {
  for (const name of Object.values(BOOKER)) expect.soft(text).not.toContain(name)
}

test('a command that PostgreSQL refuses says its words and codes, and names nobody', async () => {
  const product = await refusingWrites('admins')

  const { code, complained } = await command(product, ...['admin.js', 'create', 'neu@example.com'])

  expect(code).toBe(1)
  expect(complained).toContain(WORDS)
  expect(complained).toMatch(/^.{1,400}\n$/)
  expectNobodyNamed(complained)
})

test('a backup whose end cannot be noted says why, and names nobody', async () => {
  const product = await refusingWrites('task_runs')
  const folder = path.join(await freshFolder('noted'), 'backup')

  const { code, complained } = await command(product, 'backup.js', 'backup', folder)

  expect(code).toBe(0)
  expect(complained).toMatch(/^The time of this backup was not recorded for \/metrics: .{1,400}\n$/)
  expect(complained).toContain(WORDS)
  expectNobodyNamed(complained)
})

test('a command that fails on a file says which', async () => {
  const product = await lendTestProduct()
  const file = path.resolve('package.json/backup')

  const ended = await command(product, 'backup.js', 'backup', file)

  expect(ended).toEqual({
    code: 1,
    complained: expect.stringMatching(/^EEXIST: .*package\.json\n$/),
  })
})
