import { expect, test } from 'vitest'
import { asksForWrites, isDatabaseUrl, serverUrls } from './database-url.ts'

test.each([
  ['postgres://u:p@one/db', ['postgres://u:p@one/db']],
  [
    'postgres://u:p%40,x@one:5432,two:5433/db?sslmode=verify-full',
    [
      'postgres://u:p%40,x@one:5432/db?sslmode=verify-full',
      'postgres://u:p%40,x@two:5433/db?sslmode=verify-full',
    ],
  ],
  [
    'postgresql://[::1]:5432,[::2]/db?target_session_attrs=read-write',
    [
      'postgresql://[::1]:5432/db?target_session_attrs=read-write',
      'postgresql://[::2]/db?target_session_attrs=read-write',
    ],
  ],
  ['postgres://u@/db?host=/run/postgresql', ['postgres://u@/db?host=/run/postgresql']],
])('%s names each of its servers', (address, urls) => {
  expect(serverUrls(address)).toEqual(urls)
})

test.each([
  ['postgres://u:p@one:5432,two/db', true],
  ['postgres://u:p@one:5432,two:port/db', false],
  ['mysql://u:p@one/db', false],
  ['one/db', false],
])('%s is an address: %s', (address, expected) => {
  expect(isDatabaseUrl(address)).toBe(expected)
})

test.each([
  ['', true],
  ['?target_session_attrs=read-write', true],
  ['?target_session_attrs=primary', true],
  ['?target_session_attrs=prefer-standby', false],
])('an address with "%s" asks for a server that takes writes: %s', (parameters, expected) => {
  expect(asksForWrites(`postgres://u:p@one:5432,two/db${parameters}`)).toBe(expected)
})
