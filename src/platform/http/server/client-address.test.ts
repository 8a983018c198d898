import { expect, test } from 'vitest'
import { addressOf } from './client-address.ts'

const PROXY = '192.0.2.80'

test.each([
  ['no proxy is trusted, so nobody is believed', 0, '203.0.113.7', PROXY],
  ['the one proxy saw the visitor', 1, '203.0.113.7', '203.0.113.7'],
  ['what the visitor wrote stands before it', 1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies of ours', 2, '203.0.113.7, 192.0.2.81', '203.0.113.7'],
  ['fewer addresses than proxies', 3, '203.0.113.7', '203.0.113.7'],
  ['no header', 1, undefined, PROXY],
  ['words', 1, 'unknown', PROXY],
  ['an empty header', 1, '', PROXY],
  ['with a port', 1, '203.0.113.7:4711', '203.0.113.7'],
  ['IPv6 counts by its /56', 1, '2001:db8:1:2ab:3:4:5:6', '2001:db8:1:200::'],
  ['the first network of that /56', 1, '2001:db8:1:200::1', '2001:db8:1:200::'],
  ['the last network of that /56', 1, '2001:db8:1:2ff::1', '2001:db8:1:200::'],
  ['the next household', 1, '2001:db8:1:300::1', '2001:db8:1:300::'],
  ['IPv6 with a port', 1, '[2001:db8:1:2ab:3::1]:4711', '2001:db8:1:200::'],
  ['IPv4 in IPv6', 1, '::ffff:203.0.113.7', '203.0.113.7'],
])('the visitor behind a proxy: %s', (_what, trusted, forwarded, expected) => {
  expect(addressOf(PROXY, forwarded, trusted)).toBe(expected)
})
