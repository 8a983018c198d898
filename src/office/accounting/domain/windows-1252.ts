/** The characters of the bytes 0x80 to 0x9f; where a byte has none, U+FFFD. */
const UPPER = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ'

const BYTES: ReadonlyMap<string, number> = new Map([
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[...UPPER].flatMap((letter, index): [string, number][] =>
    letter === '\ufffd' ? [] : [[letter, 0x80 + index]],
  ),
])

function range(from: number, to: number): [string, number][] {
  return Array.from({ length: to - from + 1 }, (_, index) => [
    String.fromCharCode(from + index),
    from + index,
  ])
}

/**
 * The text with characters of Windows-1252 alone: a letter with a mark that the code page does not have loses its mark,
 * anything else becomes "?". White space of any kind becomes a space; control characters go.
 */
export function inWindows1252(text: string): string {
  const folded = text
    .replace(/(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/gu, ' ')
    .normalize('NFC')
  // What replaces a letter may begin or end with a space.
  return [...folded].map(writable).join('').replace(/ +/g, ' ')
}

function writable(letter: string): string {
  if (BYTES.has(letter)) return letter
  const plain = [...letter.normalize('NFKD').replace(/\p{M}/gu, '')]
  return plain.length > 0 && plain.every((one) => BYTES.has(one)) ? plain.join('') : '?'
}

/**
 * The bytes of a text in Windows-1252.
 * @throws RangeError for a character that {@link inWindows1252} would replace; line breaks are written
 */
export function encodeWindows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => {
    const byte = letter === '\r' ? 0x0d : letter === '\n' ? 0x0a : BYTES.get(letter)
    if (byte === undefined) throw new RangeError(`Not in Windows-1252: ${JSON.stringify(letter)}`)
    return byte
  })
}
