import { ColorSpace, getLuminance, OKLCH, serialize, sRGB, to, toGamutCSS } from 'colorjs.io/fn'

ColorSpace.register(sRGB)
ColorSpace.register(OKLCH)

/** A colour of OKLCH: lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** Far more than the colours of a look. */
const MOST_REMEMBERED = 5000

/** Remembers the results: a proposal tries a hundred looks, most of whose colours are the same. */
function remembering<Result>(compute: (hex: string) => Result): (hex: string) => Result {
  const results = new Map<string, Result>()
  return (hex) => {
    const known = results.get(hex)
    if (known !== undefined) return known
    if (results.size >= MOST_REMEMBERED) results.clear()
    const result = compute(hex)
    results.set(hex, result)
    return result
  }
}

/** The colour of "#rrggbb". Greys have the hue 0. */
export const oklchOf = remembering((hex): Oklch => {
  const [l, c, h] = to(hex, OKLCH).coords
  return { l: l ?? 0, c: c ?? 0, h: h ?? 0 }
})

const luminanceOf = remembering((hex) => getLuminance(hex))

/** As "#rrggbb". A colour that screens cannot show loses chroma until they can. */
export function hexOf({ l, c, h }: Oklch): string {
  const color = { space: OKLCH, coords: [clamped(l), c, h] as [number, number, number], alpha: 1 }
  return serialize(to(toGamutCSS(color, { space: sRGB }), sRGB), { format: 'hex', collapse: false })
}

/** The contrast of two colours by WCAG 2.2 (contrast ratio), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05]
  return Math.max(first, second) / Math.min(first, second)
}

export function withLightness(hex: string, l: number): string {
  return hexOf({ ...oklchOf(hex), l })
}

/**
 * The colour itself where it has the contrast with every ground; otherwise the nearest one that has, darker or lighter.
 * Black or white where none has.
 */
export function readable(
  hex: string,
  towards: 'darker' | 'lighter',
  grounds: readonly string[],
  contrast: number,
): string {
  const has = (color: string) => grounds.every((ground) => contrastOf(color, ground) >= contrast)
  if (has(hex)) return hex
  const color = oklchOf(hex)
  const end = towards === 'darker' ? 0 : 1
  // Contrast grows all the way to the end, so halving finds where it begins to suffice.
  let [wrong, right] = [color.l, end]
  for (let step = 0; step < 12; step += 1) {
    const l = (wrong + right) / 2
    if (has(hexOf({ ...color, l }))) right = l
    else wrong = l
  }
  return hexOf({ ...color, l: right })
}

function clamped(lightness: number): number {
  return Math.min(1, Math.max(0, lightness))
}
