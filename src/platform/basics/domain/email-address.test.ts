import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asciiEmail,
  emailRule,
  isSameMailbox,
  storedEmail,
  withoutPunycode,
} from './email-address.ts'
import { decodePunycode } from './punycode.ts'
import { emailAddress, staffEmailAddress } from './text.ts'

const UMLAUT = 'info@kfz-sachverständiger-müller.example'
const PUNYCODE = 'info@xn--kfz-sachverstndiger-mller-xec07d.example'

describe('an address at a domain with an umlaut', () => {
  test.each([
    ['as it is spoken', UMLAUT],
    ['in Punycode, as Chromium’s field gives it', PUNYCODE],
    ['in capitals', 'info@KFZ-SACHVERSTÄNDIGER-MÜLLER.Example'],
    ['in Punycode in capitals', 'info@XN--KFZ-SACHVERSTNDIGER-MLLER-XEC07D.EXAMPLE'],
    ['with its umlauts as two characters', UMLAUT.normalize('NFD')],
    ['with an ideographic full stop', UMLAUT.replace('.', '。')],
  ])('%s is one mailbox, stored with the umlaut and sent to in Punycode', (_how, typed) => {
    expect(emailRule(typed)).toBeNull()
    expect(emailAddress.parse(typed)).toBe(UMLAUT)
    expect(staffEmailAddress.parse(typed)).toBe(UMLAUT)
    expect(isSameMailbox(typed, UMLAUT)).toBe(true)
    expect(asciiEmail(storedEmail(typed))).toBe(PUNYCODE)
  })

  test('has a ß or a letter of another script', () => {
    expect(asciiEmail('jo@straße.example')).toBe('jo@xn--strae-oqa.example')
    expect(storedEmail('jo@xn--strae-oqa.example')).toBe('jo@straße.example')
    expect(storedEmail('jo@xn--fsqu00a.example')).toBe('jo@例子.example')
  })

  test('is measured as it is sent', () => {
    const domain = `${'ü'.repeat(40)}.${'b'.repeat(63)}.${'c'.repeat(63)}`
    expect(emailRule(`${'a'.repeat(64)}@${domain}.de`)).toBeNull()
    expect(emailRule(`${'a'.repeat(64)}@${domain}.${'d'.repeat(20)}.de`)).toBe(
      'Höchstens 254 Zeichen.',
    )
  })

  test.each([
    'xn--',
    'xn--a',
    'xn--999999999',
    'xn--mller-kva-',
    'xn--a-ä',
    'axn--mller-kva',
    'xn--bbxé',
    'éxn--mller-kva',
  ])('is not made of %s, which is no spelling of one', (label) => {
    expect(withoutPunycode(label)).toBe(label)
  })
})

test('an umlaut before the at sign is refused in words that name the place', () => {
  const message = /Vor dem @/
  expect(emailRule('jörg@example.com')).toMatch(message)
  expect(emailRule('jörg@müller.example')).toMatch(message)
  expect(emailRule('Jörg <jo@example.com>')).not.toMatch(message)
})

test('what has no domain of letters, digits and hyphens is no address', () => {
  for (const domain of [
    'mü ller.example',
    'mü/ller.example',
    'mü:80.example',
    'mü%20.example',
    'ü',
    'ü..example',
    '☃️.example',
  ]) {
    expect(emailRule(`jo@${domain}`), domain).not.toBeNull()
  }
})

test('Punycode is decoded as Node.js encodes it', () => {
  const label = fc.string({
    unit: fc.constantFrom(...'abcz09äöüßéøłñçıжщ例子日本한글नमアイ'),
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(label, (text) => {
      const [ascii] = domainToASCII(`${text}.example`).split('.')
      fc.pre(ascii?.startsWith('xn--') === true)
      const decoded = decodePunycode(ascii?.slice('xn--'.length) ?? '')
      expect(domainToASCII(`${decoded}.example`)).toBe(`${ascii}.example`)
      expect(decoded).toBe(text.normalize('NFC'))
    }),
    { numRuns: 1_000 },
  )
})

test('the stored address is stored again unchanged, and is refused or taken as typed', () => {
  const domain = fc.string({
    unit: fc.constantFrom(...'abxn--üßé.0Ä。'),
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(domain, (text) => {
      const typed = `jo@${text}.example`
      const stored = storedEmail(typed)
      expect(storedEmail(stored)).toBe(stored)
      expect(emailRule(stored)).toBe(emailRule(typed))
    }),
    { numRuns: 2_000 },
  )
})
