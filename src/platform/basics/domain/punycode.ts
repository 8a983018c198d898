/* The parameters of Punycode (RFC 3492, section 5). */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const INITIAL_CODE_POINT = 128
const CODE_POINT_MAX = 0x10ffff

/**
 * Decodes the part of a domain's label after "xn--": "mller-kva" is "müller". Browsers have no function for it.
 * @returns null for what is no Punycode
 */
export function decodePunycode(encoded: string): string | null {
  const delimiter = encoded.lastIndexOf('-')
  const decoded = delimiter > 0 ? [...encoded.slice(0, delimiter)] : []
  let at = delimiter > 0 ? delimiter + 1 : 0
  let codePoint = INITIAL_CODE_POINT
  let place = 0
  let bias = INITIAL_BIAS
  while (at < encoded.length) {
    const before = place
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charAt(at))
      at += 1
      if (digit === null) return null
      place += digit * weight
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = decoded.length + 1
    codePoint += Math.floor(place / length)
    if (codePoint > CODE_POINT_MAX) return null
    bias = adapted(place - before, length, before === 0)
    place %= length
    decoded.splice(place, 0, String.fromCodePoint(codePoint))
    place += 1
  }
  return decoded.join('')
}

/** The letters are 0 to 25, the digits 26 to 35. */
function digitOf(char: string): number | null {
  if (/^[a-z]$/i.test(char)) return Number.parseInt(char, BASE) - 10
  return /^\d$/.test(char) ? Number(char) + 26 : null
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
