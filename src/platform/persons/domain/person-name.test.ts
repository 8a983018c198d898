import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsAddress } from './person-name.ts'
import { firstName, fullName, lastName } from './person-name-schema.ts'

const refusal = (name: string) => `Bitte gib als ${name} keine Web- oder E-Mail-Adresse an.`

describe('a name', () => {
  test.each([
    'Dr. Anna-Lena v.d.Heide',
    'J.R.R. Tolkien',
    'J.R.R.Tolkien',
    "O'Connor",
    'O’Connor',
    'Mª José',
    'M.ª José',
    'Nguyễn',
    'Müller-Lüdenscheidt',
    'St.John',
    'St. John-Smythe',
    'Dr.-Ing. habil. Weiß',
    'Dr.-Ing.Weiß',
    'Dipl.-Ing. (FH) Özlem Şahin',
    'Anna Weber, M.Sc.',
    'Anna Weber B.A.',
    'Prof.Dr.Dr. h.c. mult. Maier',
    'Dr. rer. nat. Schulz',
    'Dr.med. Schulz',
    'Ma. de la Cruz',
    'J. de Vries',
    'v.d.Au',
    'J.Li',
    'H.-J. Müller',
    'Joh.Seb.Bach',
    'H.C.Andersen',
    'Martin Luther King Jr.',
    'S:t Cloud',
    'Teilnehmer:in 1',
    'Kolleg:in',
    'Mitarbeiter:innen der Auszubildendenvertretung',
    'Teilnehmer*in',
    'Kolleg/in',
    'Müller & Söhne GmbH: Vertrieb',
    'Azubi: 2. Lehrjahr',
    'N. N.',
    'N.N.',
    "D'Angelo",
    'Gal·la Placídia',
    'Muhammad bin ‘Abd al-‘Azīz',
    'Mohd.Ali',
    'Comte de Nett',
    'Wwwedenskij',
    'Dot Cotton',
    'Chloë Punkt',
    '李小龙',
    'محمد',
    'می‌خواهم',
    'Jürgen III.',
    'Karl 2.',
    'Page',
    'Weiß 🎓',
  ])('passes: %s', (name) => {
    expect(lastName.safeParse(name).error?.issues).toBeUndefined()
  })

  test.each([
    ['a domain', 'example.com'],
    ['a domain behind words', 'Ihr Konto: evil.example'],
    ['a domain in capitals', 'Jetzt EXAMPLE.COM'],
    ['a short domain', 'x.com'],
    ['a domain of three letters', 'abc.shop'],
    ["a country's domain", 'bank.de'],
    ["a country's domain with a short label", 'bit.ly'],
    ['a part of a domain', 'a.bc.ly'],
    ['a domain with a path', 't.co/abc'],
    ['a number as host', '192.0.2.7'],
    ['an international domain', 'müller.beispiel'],
    ['punycode', 'xn--mller-kva.example'],
    ['a dot at its end', 'example.com.'],
    ['a comma behind it', 'example.org, bitte'],
    ['a scheme', 'https://localhost'],
    ['a scheme taken apart', 'hxxps://example'],
    ['a scheme without slashes', 'mailto:anna'],
    ['a telephone link', 'tel:+4930123456'],
    ['a scheme behind a word', 'Anna sms:+4930123456'],
    ['a script', 'javascript:alert(1)'],
    ['slashes alone', '//example'],
    ['backslashes', '\\\\example'],
    ['www', 'www.example'],
    ['www and a space', 'www example'],
    ['an e-mail address', 'anna@example.com'],
    ['an e-mail address without a domain', 'anna@localhost'],
    ['wide characters', 'ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['wide slashes', 'https：／／localhost'],
    ['a wide at sign', 'anna＠localhost'],
    ['an ideographic full stop', 'example。com'],
    ['a half-width full stop', 'example｡com'],
    ['a one dot leader', 'example․com'],
    ['a fraction slash', 'http:⁄⁄localhost'],
    ['a zero-width joiner', 'example\u200d.\u200dcom'],
    ['accents over it', 'exa\u0301mple.co\u0301m'],
    ['spaces around the dot', 'example . com'],
    ['a space behind the dot', 'example. com'],
    ['a space before the dot', 'evil .example'],
    ['a comma for the dot', 'example,com'],
    ['a middle dot', 'example·com'],
    ['a dot in brackets', 'example[.]com'],
    ['a dot in words', 'example (dot) com'],
    ['a dot in German words', 'beispiel punkt de'],
    ['an at sign in words', 'anna (at) example'],
    ['letters in circles', 'ⓔⓧⓐⓜⓟⓛⓔ.ⓒⓞⓜ'],
  ])('is refused with %s', (_what, name) => {
    const messages = [firstName, lastName, fullName].map((schema) =>
      schema.safeParse(name).error?.issues.map(({ message }) => message),
    )
    expect(messages).toEqual([[refusal('Vornamen')], [refusal('Nachnamen')], [refusal('Namen')]])
  })

  test('holds 80 characters, both together 161', () => {
    expect(firstName.safeParse('x'.repeat(80)).success).toBe(true)
    expect(firstName.safeParse('x'.repeat(81)).error?.issues[0]?.message).toBe(
      'Höchstens 80 Zeichen.',
    )
    expect(fullName.safeParse(`${'x'.repeat(80)} ${'y'.repeat(80)}`).success).toBe(true)
    expect(fullName.safeParse('x'.repeat(162)).success).toBe(false)
  })

  test.each([
    ['Anna\nMaria', 'Anna Maria'],
    ['Anna\tMaria', 'Anna Maria'],
    ['\tAnna \t Maria\r\n', 'Anna Maria'],
    ['Anna\r\nBcc: x', 'Anna Bcc: x'],
    ['Anna\u2028Maria', 'Anna Maria'],
    ['Anna\u0085', 'Anna'],
  ])('has spaces for tabs and line ends: %j', (typed, name) => {
    expect(firstName.parse(typed)).toBe(name)
    expect(fullName.parse(typed)).toBe(name)
  })
})

const word = (min: number, max: number) =>
  fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnoprstuvwzäöüßéøłç'),
    minLength: min,
    maxLength: max,
  })
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

test('initials, particles, titles and hyphens in any order are a name', () => {
  const surname = word(4, 12).map(capitalised)
  const initials = fc.array(fc.constantFrom('A.', 'J.', 'Ö.', 'St.', 'v.', 'd.', 'Dr.', 'Prof.'), {
    maxLength: 3,
  })
  const joint = fc.constantFrom('', ' ')
  fc.assert(
    fc.property(initials, joint, surname, fc.option(surname), (parts, space, one, other) => {
      const name = [...parts, other === null ? one : `${one}-${other}`].join(space)
      // Random letters may form the ending of a web address: "St.Shop" is refused.
      fc.pre(other !== null || !containsAddress(`abc.${one}`))
      expect(containsAddress(name), name).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

test('a web or e-mail address is found wherever it stands in a name, however its letters are written', () => {
  const host = fc
    .tuple(word(4, 12), fc.constantFrom('com', 'de', 'shop', 'museum', 'co.uk', 'photography'))
    .map(([label, ending]) => `${label}.${ending}`)
  const address = fc.oneof(
    host,
    fc.emailAddress(),
    fc.webUrl(),
    host.map((domain) => `https://${domain}/pfad`),
    host.map((domain) => `www.${domain}`),
  )
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
  const writing = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    wide,
    (text: string) => text.replaceAll('.', '。'),
    (text: string) => text.replaceAll('.', '[.]').replaceAll('@', '(at)'),
  )
  const around = fc.constantFrom('', 'Anna ', 'Dr. Weiß ')
  fc.assert(
    fc.property(around, address, writing, around, (before, text, write, after) => {
      const name = `${before}${write(text)} ${after}`.trim()
      expect(containsAddress(name), name).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
