import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import { generatePassword } from './admins.service.ts'
import { weaknessOf } from './password-strength.ts'

const ABOUT = ['chefin@example.com', 'Morgenfalz', 'www.example.org']

test.each([
  ['aaaaaaaa', 'repeated'],
  ['abcabcabcabc', 'repeated'],
  ['Passwort1!', 'word'],
  ['P4ssw0rt1!', 'word'],
  ['Geheim123!', 'word'],
  ['Willkommen1', 'word'],
  ['Berlin2026!', 'word'],
  ['fußball12', 'word'],
  ['MichaelMueller', 'word'],
  ['qwertz123', 'row'],
  ['qwertzuiop', 'row'],
  ['yxcvbnm1', 'row'],
  ['15.03.1985', 'date'],
  ['12345678', 'common'],
  ['password1', 'common'],
  ['PassWord1', 'common'],
  ['schalke04', 'common'],
  ['chefin@example.com', 'personal'],
  ['CHEFIN@EXAMPLE.COM', 'personal'],
  ['Chefin2026', 'personal'],
  ['Morgenfalz2026!', 'personal'],
  ['morgenfalz1', 'personal'],
  ['example.org', 'personal'],
])('%s is easy to guess: %s', async (password, weakness) => {
  expect(await weaknessOf(password, ABOUT)).toBe(weakness)
})

test.each([
  'kranich tasse wolke besen',
  'hausboot-wolke-tisch-lampe',
  'correct horse battery staple',
  'Lj4hQ2xZ9b',
  'tR9$kLp2',
  'ein langer Satz, den nur ich so sage',
  '🦩 auf dem Klavier',
])('%s is strong enough', async (password) => {
  expect(await weaknessOf(password, ABOUT)).toBeNull()
})

test('every password that the product draws is strong enough', async () => {
  for (let count = 0; count < 50; count++)
    expect(await weaknessOf(generatePassword(), ABOUT)).toBeNull()
})

test('of a password of 128 characters the beginning is rated, so nobody waits for the rest', async () => {
  const long = '4@83{6&9#!1|0$5+7%2'.repeat(7).slice(0, 128)

  expect(await weaknessOf(long, ABOUT)).toBeNull()
  expect(await weaknessOf('a'.repeat(30) + long.slice(30), ABOUT)).toBe('repeated')
})

test.each([
  ['aaaaaaaa', 'wiederholt dieselben Zeichen'],
  ['Passwort1!', 'ein bekanntes Wort'],
  ['qwertz123', 'folgt der Tastatur'],
  [ADMIN.email, 'etwas aus Ihrer E-Mail-Adresse'],
  ['Morgenfalz2026!', 'den Namen dieser Website'],
  ['PassWord1', 'gehört zu den häufigsten'],
])('the new password %s is refused in a sentence that says why', async (newPassword, why) => {
  const product = await lendTestProduct()
  const session = await product.logInForTheFirstTime()
  const body = { newPassword }

  const answer = await product.send<Problem>('POST', '/api/admin/change-password', body, session)

  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'auth.weak_password', errors: [{ path: 'newPassword' }] },
  })
  expect(answer.body.detail).toContain(why)
  expect(answer.body.detail).toMatch(/: Besser sind zum Beispiel vier zufällige Wörter\.$/)
})

test('a first password from the settings that is easy to guess is named in the log', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const product = await startTestProduct({ ADMIN_PASSWORD: 'Passwort1!' }, { log })
  expect(lines.join()).not.toContain('ADMIN_PASSWORD')
  await product.pool.query('delete from admins')

  await product.startAnother()

  expect(lines.join()).toContain('ADMIN_PASSWORD is easy to guess')
  const credentials = { email: ADMIN.email, password: 'Passwort1!' }
  const { body } = await product.send('POST', '/api/admin/login', credentials)
  expect(body).toEqual({ mustChangePassword: true })
})
