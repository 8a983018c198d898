import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailAddress, line, requiredLine, requiredText } from './text.ts'

const DECOMPOSED = 'Jo\u0308rg'
const anyText = fc.string({ unit: 'binary', maxLength: 40 })

describe('a line', () => {
  test.each([
    ['as it is', 'Jörg Weiß', 'Jörg Weiß'],
    ['empty', '', ''],
    ['trimmed', '  Jörg  ', 'Jörg'],
    ['trimmed of wide spaces', '\u00a0\u3000Jörg\ufeff', 'Jörg'],
    ['in composed form', DECOMPOSED, 'Jörg'],
    ['in any script', '李小龙 Ωμέγα نور', '李小龙 Ωμέγα نور'],
    ['with an emoji', 'Weiß 🎓', 'Weiß 🎓'],
    ['with a space for a tab', 'Jörg\tWeiß', 'Jörg Weiß'],
    ['with a space for a line break', 'Jörg \r\n Weiß', 'Jörg Weiß'],
    ['with a space for a line separator', 'Jörg\u2028Weiß\u0085', 'Jörg Weiß'],
    ['with signs of markup', `<b>&"O'Neil"</b>`, `<b>&"O'Neil"</b>`],
  ])('is taken %s', (_how, given, taken) => {
    expect(line(40).parse(given)).toBe(taken)
  })

  test.each([
    ['a NUL', 'a\u0000b'],
    ['an escape', 'a\u001bb'],
    ['a delete', 'a\u007fb'],
    ['a lone high surrogate', 'a\ud83d'],
    ['a lone low surrogate', '\udf93a'],
    ['swapped surrogates', '\udf93\ud83d'],
  ])('is refused with %s', (_what, given) => {
    expect(line(40).safeParse(given).success).toBe(false)
  })

  test('is the same whichever way its letters are spelled and whatever unseen was copied along with it', () => {
    const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    const unseen = fc.constantFrom('\u00ad', '\u200b', '\u200e', '\u202e', '\u2066', '\ufeff')
    fc.assert(
      fc.property(letters, unseen, fc.nat(), (text, mark, place) => {
        const taken = line(200).safeParse(text).data
        const at = place % (text.length + 1)
        const marked = `${text.slice(0, at)}${mark}${text.slice(at)}`
        fc.pre(marked.isWellFormed())
        expect(line(200).safeParse(marked).data).toBe(taken)
        expect(line(200).safeParse(text.normalize('NFD')).data).toBe(taken)
      }),
      { numRuns: 500 },
    )
  })

  test('keeps the joiners that families of emoji and some scripts are spelled with', () => {
    for (const text of ['👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', 'می‌خواهم']) expect(line(40).parse(text)).toBe(text)
  })

  test('is measured after trimming and composing', () => {
    expect(line(4).parse(`  ${DECOMPOSED}  `)).toBe('Jörg')
    expect(line(4).safeParse('Jörgs').success).toBe(false)
  })

  test('is refused with one message, in German', () => {
    const { error } = line(3).safeParse('abcd')
    expect(error?.issues.map((issue) => issue.message)).toEqual(['Höchstens 3 Zeichen.'])
  })

  test('once taken is taken again unchanged, and holds nothing that breaks storage or mail', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { data } = line(40).safeParse(text)
        if (data === undefined) return
        expect(line(40).parse(data)).toBe(data)
        expect(data.isWellFormed()).toBe(true)
        expect(data).not.toMatch(/[\r\n\0]/)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a required line', () => {
  test.each(['', ' ', '\u00a0\u2003', '\u200b', '\u200d', '\u2800', '\u3164', '\ufe0f \u{e0041}'])(
    'is refused as %j, of which nothing is seen',
    (given) => {
      const { error } = requiredLine(10).safeParse(given)
      expect(error?.issues.map((issue) => issue.message)).toEqual(['Bitte fülle dieses Feld aus.'])
    },
  )

  test.each([undefined, null, 7, {}, ['a']])('is refused as %j, which is no text', (given) => {
    expect(requiredLine(10).safeParse(given).success).toBe(false)
  })

  test('is taken up to its length', () => {
    expect(requiredLine(3).parse('abc')).toBe('abc')
    expect(requiredLine(3).safeParse('abcd').success).toBe(false)
  })
})

describe('a text', () => {
  test.each([
    ['several lines', 'eins\nzwei\r\ndrei', 'eins\nzwei\r\ndrei'],
    ['a tab', 'a\tb', 'a\tb'],
    ['space around', '\n eins \n', 'eins'],
    ['decomposed letters', DECOMPOSED, 'Jörg'],
    ['a soft hyphen', 'Geschäfts\u00adideen', 'Geschäfts\u00adideen'],
  ])('may have %s', (_what, given, taken) => {
    expect(requiredText(40).parse(given)).toBe(taken)
  })

  test.each([
    ['nothing', ''],
    ['only space', ' \n\t '],
    ['only what nobody sees', '\u200b\n\u00ad\u2060'],
    ['a NUL', 'a\u0000b'],
    ['a vertical tab', 'a\u000bb'],
    ['a lone surrogate', 'a\ud83db'],
    ['more than its length', 'x'.repeat(41)],
  ])('must not have %s', (_what, given) => {
    expect(requiredText(40).safeParse(given).success).toBe(false)
  })

  test('names an empty one as the editors do', () => {
    const { error } = requiredText(40).safeParse('  ')
    expect(error?.issues.map((issue) => issue.message)).toEqual(['Der Text darf nicht leer sein.'])
  })
})

describe('an e-mail address', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.de`

  test.each([
    ['plain', 'jo@example.com', 'jo@example.com'],
    ['with space around', '  jo@example.com ', 'jo@example.com'],
    ['with a tag', 'jo+kurs@example.com', 'jo+kurs@example.com'],
    ['with an apostrophe', "o'neil@example.co.uk", "o'neil@example.co.uk"],
    ['in capitals, which count before the sign', 'Jo@Example.COM', 'Jo@example.com'],
    [
      'with a space of no width, as copying brings it',
      'jo@\u200bexample.com\ufeff',
      'jo@example.com',
    ],
    ['with a line break at the end', 'jo@example.com\r\n', 'jo@example.com'],
    ['in punycode', 'jo@xn--mller-kva.de', 'jo@müller.de'],
    ['with an umlaut in the domain', 'jo@müller.de', 'jo@müller.de'],
    ['of full length', longest, longest],
  ])('is taken %s', (_how, given, taken) => {
    expect(emailAddress.parse(given)).toBe(taken)
  })

  test.each([
    ['nothing', ''],
    ['no sign', 'example.com'],
    ['no name', '@example.com'],
    ['no domain', 'jo@'],
    ['no dot in the domain', 'jo@localhost'],
    ['an end of one letter', 'jo@example.c'],
    ['a dot at the end', 'jo@example.com.'],
    ['two dots', 'jo@example..com'],
    ['two signs', 'jo@jo@example.com'],
    ['a space inside', 'j o@example.com'],
    ['a line break and a header', 'jo@example.com\r\nBcc: all@example.com'],
    ['a NUL', 'jo\u0000@example.com'],
    ['a lone surrogate', 'jo\ud83d@example.com'],
    ['a display name', 'Jo <jo@example.com>'],
    ['two addresses', 'jo@example.com,al@example.com'],
    ['two addresses by semicolon', 'jo@example.com;al@example.com'],
    ['an umlaut in the name', 'jörg@example.com'],
    ['one sign too many', `a${longest}`],
  ])('is refused with %s', (_what, given) => {
    expect(emailAddress.safeParse(given).success).toBe(false)
  })

  test('once taken holds no sign that ends or divides a mail header', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.emailAddress(),
          anyText.map((text) => `jo${text}@example.com`),
        ),
        (text) => {
          const { data } = emailAddress.safeParse(text)
          if (data !== undefined) expect(data).not.toMatch(/[\s,;:<>]/)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
