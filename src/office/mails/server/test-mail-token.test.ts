import { expect, test } from 'vitest'
import { requestedAtOf, senderHash, testMailToken } from './test-mail-token.ts'

const KEY = 'a key'
const REQUESTED = '2026-11-20T09:00:07.000Z'

function sender({
  smtpUrl = 'smtp://mail.example:587',
  address = 'post@example.com',
  key = KEY,
} = {}) {
  const mail = { smtpUrl, from: undefined, replyTo: undefined, staff: undefined }
  return senderHash(key, { mail }, { from: { name: 'Egal', address } })
}

test('a token names the moment of its mail, to the second', () => {
  const token = testMailToken(KEY, sender(), REQUESTED)
  expect(requestedAtOf(KEY, sender(), token)?.toISOString()).toBe(REQUESTED)
})

test.each([
  ['of another mail server', sender({ smtpUrl: 'smtp://other.example:587' })],
  ['of another password for it', sender({ smtpUrl: 'smtp://me:secret@mail.example:587' })],
  ['of another sender', sender({ address: 'other@example.com' })],
  ['of another installation', sender({ key: 'another key' })],
])('a token %s is none', (_, other) => {
  expect(requestedAtOf(KEY, other, testMailToken(KEY, sender(), REQUESTED))).toBeNull()
})

test.each(['', 'x', 'persoenlicher-link', 'A'.repeat(30), 'A'.repeat(31), `${'A'.repeat(29)}ü`])(
  'the text %j is no token',
  (text) => {
    expect(requestedAtOf(KEY, sender(), text)).toBeNull()
  },
)

test('a token with another moment is none', () => {
  const token = testMailToken(KEY, sender(), REQUESTED)
  const later = testMailToken(KEY, sender(), '2026-11-21T09:00:07.000Z')
  expect(requestedAtOf(KEY, sender(), later.slice(0, 8) + token.slice(8))).toBeNull()
})

test('the name of the sender is no matter: it is that of the firm, which may change', () => {
  const mail = { smtpUrl: undefined, from: undefined, replyTo: undefined, staff: undefined }
  const hash = (name: string) =>
    senderHash(KEY, { mail }, { from: { name, address: 'post@example.com' } })
  expect(hash('Morgenfalz')).toBe(hash('Krustenwerk'))
})
