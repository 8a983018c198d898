import { colorsOf, type LookColors } from '../domain/look-colors.ts'
import { type Look, SAMPLE_LOOK } from '../domain/look-schema.ts'
import { TYPE_PAIRS } from '../domain/type-pairs.ts'
import { lookCss } from './look-css.ts'

/** The id of the style element with which a document has the look. */
export const LOOK_ELEMENT = 'look'

interface PresentLook {
  values: Look
  colors: LookColors
  /** The style element of a document; empty for the sample, whose values the style sheet has. */
  style: string
  /** The files that every page needs first, in `public`. */
  fontFiles: readonly string[]
}

let present = presentOf(SAMPLE_LOOK)

/**
 * The look of the website, as staff have set it last. The server sets it at the start and after each change. A module must
 * not read it while it is loaded, because it would keep an old one.
 */
export function look(): PresentLook {
  return present
}

export function setLook(values: Look): void {
  present = presentOf(values)
}

function presentOf(values: Look): PresentLook {
  const css = lookCss(values)
  const { display, text } = TYPE_PAIRS[values.type]
  return {
    values,
    colors: colorsOf(values),
    style: css && `<style id="${LOOK_ELEMENT}">${css}</style>`,
    fontFiles: [text, display].map(({ file }) => `/fonts/${file}.woff2`),
  }
}

/** The colour of the browser's own bars, on phones. */
export function themeColor(): string {
  return present.colors.page.toUpperCase()
}
