import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { bookerCalls } from '../support/product/booker-links.ts'
import { bookSeats, ownSeat } from '../support/product/bookings.ts'
import { CLOCKS } from '../support/product/cancellations.ts'
import {
  logInWithCode,
  nextAppCode,
  switchSecondFactorOn,
} from '../support/product/second-factor.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '../support/product/test-product.ts'
import { ADMIN, cookiesOf } from '../support/product/test-settings.ts'
import { PROGRAM_ENVIRONMENT } from '../support/programs/program-environment.ts'

interface CommandResult {
  code: number
  said: string
  complained: string
}

/** `npm run admin -- ...` on the product's database, run without npm. */
function command(product: TestProduct, ...args: string[]): Promise<CommandResult> {
  const env = { ...PROGRAM_ENVIRONMENT, DATABASE_URL: product.config.databaseUrl }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['dist/server/admin.js', ...args],
      { env },
      (error, said, complained) => {
        resolve({ code: error ? Number(error.code) : 0, said, complained })
      },
    )
  })
}

const passwordIn = ({ said }: CommandResult) => /^Password: (\S+) /m.exec(said)?.[1] ?? ''

const logInAs = (product: TestProduct, email: string, password: string) =>
  product.send<{ mustChangePassword: boolean }>('POST', '/api/admin/login', { email, password })

test('an operator creates an administrator, who logs in with the password that was printed', async () => {
  const product = await lendTestProduct()

  const created = await command(product, 'create', 'Neu@Example.com')
  const login = await logInAs(product, 'neu@example.com', passwordIn(created))
  const listed = await command(product, 'list')

  expect(created).toMatchObject({ code: 0, complained: '' })
  expect(created.said).toContain('Neu@example.com is an administrator now.')
  expect(login).toMatchObject({ status: 200, body: { mustChangePassword: true } })
  expect(listed).toMatchObject({
    code: 0,
    said: `${ADMIN.email}  (must change the password)\nneu@example.com  (must change the password)\n`,
  })
})

test('an operator resets an administrator: old password and open sessions end', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()

  const reset = await command(product, 'reset', ADMIN.email)

  expect(reset.said).toContain(`${ADMIN.email} has a new password, and is logged out everywhere.`)
  expect((await product.get('/api/admin/me', session)).status).toBe(401)
  expect((await logInAs(product, ADMIN.email, 'zweites-passwort')).status).toBe(401)
  expect(await logInAs(product, ADMIN.email, passwordIn(reset))).toMatchObject({
    status: 200,
    body: { mustChangePassword: true },
  })
})

test('a reset also ends the wait of a device on which the account has logged in', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ACCOUNT: '1' })
  const { headers } = await product.send('POST', '/api/admin/login', ADMIN)
  const device = { cookie: cookiesOf(headers) }
  const logInOn = async (password: string) =>
    (await product.send('POST', '/api/admin/login', { email: ADMIN.email, password }, device))
      .status
  expect([await logInOn('falsch'), await logInOn('falsch')]).toEqual([401, 429])

  const reset = await command(product, 'reset', ADMIN.email)

  expect(await logInOn(passwordIn(reset))).toBe(200)
})

test('a reset leaves the second factor on, and ends the wait after wrong tries', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ACCOUNT: '1' })
  const { secret } = await switchSecondFactorOn(product, await product.logIn())
  for (let tries = 0; tries < 2; tries++) await logInAs(product, ADMIN.email, 'falsch')

  const reset = await command(product, 'reset', ADMIN.email)
  const code = await nextAppCode(product, secret)
  const login = await logInWithCode(product, code, passwordIn(reset))

  expect(reset.said).toContain('The login still asks for a code.')
  expect(login).toMatchObject({ status: 200, body: { mustChangePassword: true } })
})

test('an administrator without their phone can log in after the operator removes the second factor', async () => {
  const product = await lendTestProduct()
  await switchSecondFactorOn(product, await product.logIn())

  const reset = await command(product, 'reset', ADMIN.email, '--remove-second-factor')
  const login = await logInAs(product, ADMIN.email, passwordIn(reset))

  expect(reset.said).toContain('The login takes one step: no code is asked for.')
  expect(login).toMatchObject({ status: 200, body: { mustChangePassword: true } })
  const { rows } = await product.pool.query(
    `select actor from audit_log where action = 'admin.second_factor_removed'`,
  )
  expect(rows).toEqual([{ actor: 'npm run admin' }])
})

test('after new keys no link in a mail opens anything, and mails that are sent then have links that do', async () => {
  const product = await startTestProduct()
  const { id } = await bookSeats(product, ownSeat(CLOCKS))
  const before = await (await bookerCalls(product)).addressOf(id)
  expect((await product.get(before)).status).toBe(200)

  const { code, said } = await command(product, 'rotate-keys')
  const restarted = await product.startAnother()
  const read = async (address: string) =>
    (await restarted.fetch(new Request(`http://localhost:3000${address}`))).status

  expect(code).toBe(0)
  for (const sentence of ['Start every process', 'no link opens anything that was mailed before'])
    expect(said).toContain(sentence)
  expect(await read(before)).toBe(404)
  expect(await read(await (await bookerCalls(product)).addressOf(id))).toBe(200)
  const { rows } = await product.pool.query('select actor, action from audit_log')
  expect(rows).toEqual([{ actor: 'npm run admin', action: 'installation.link_keys_replaced' }])
})

test('the audit log names the command as the actor', async () => {
  const product = await lendTestProduct()

  await command(product, 'create', 'neu@example.com')
  await command(product, 'reset', 'neu@example.com')

  const { rows } = await product.pool.query(
    'select actor, action, details from audit_log order by created_at',
  )
  const entry = { actor: 'npm run admin', details: { email: 'neu@example.com' } }
  expect(rows).toEqual([
    { ...entry, action: 'admin.created' },
    { ...entry, action: 'admin.reset' },
  ])
})

test.each([
  [
    [],
    'Usage: npm run admin -- list | create EMAIL | reset EMAIL [--remove-second-factor] | rotate-keys',
  ],
  [['rotate-keys', 'neu@example.com'], 'Usage: '],
  [['create'], 'Usage: '],
  [['delete', 'neu@example.com'], 'Usage: '],
  [['list', 'neu@example.com'], 'Usage: '],
  [['create', 'neu@example.com', 'ein-passwort'], 'Usage: '],
  [['create', 'neu@example.com', '--remove-second-factor'], 'Usage: '],
  [['create', 'neu'], 'Not an e-mail address: neu.'],
  [['create', ADMIN.email.toUpperCase()], `There is an administrator CHEFIN@example.com already.`],
  [['reset', 'niemand@example.com'], 'There is no administrator niemand@example.com.'],
])('a wrong command, %j, ends with one line', async (args, sentence) => {
  const product = await lendTestProduct()

  const { code, said, complained } = await command(product, ...args)

  expect({ code, said }).toEqual({ code: 1, said: '' })
  expect(complained).toContain(sentence)
  expect(complained.trim().split('\n')).toHaveLength(1)
  expect(await product.count('admins')).toBe(1)
})
