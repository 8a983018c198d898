import type { ContentText } from 'pdfmake/interfaces'
import type { LookColors } from '#site/look/domain/look-colors.ts'
import type { InvoiceContent } from '../domain/invoice-content.ts'
import { type PdfFonts, type PdfStyle, runsOf } from './pdf-fonts.ts'

/** Points; an address of this place shows in the window of an envelope (DIN 5008, form B). */
export const LEFT = 71
export const RIGHT = 57
/** What is between them on A4. A column without a width of its own grows with a long word, and pushes others off the page. */
export const WIDTH = 467
export const SMALL = 8
export const NORMAL = 9.5

/** More lines than these are closer together, as all around them: eight bookings fit on a page. */
const FEW_LINES = 4
/**
 * Distances, and the size of a line's details. The leading is from line to line, for a size of 1: the same for every font,
 * however high its letters are.
 */
const ROOMY = {
  ...{ leading: 1.56, details: SMALL, row: 5 },
  ...{ title: 34, paragraph: 10, table: 18, payment: 20 },
}
const DENSE: typeof ROOMY = {
  ...{ leading: 1.3, details: 7.5, row: 1.5 },
  ...{ title: 16, paragraph: 6, table: 8, payment: 10 },
}

/** Writes a text in the fonts that have its characters. */
export type Write = (
  text: string,
  style?: PdfStyle,
  options?: Partial<Omit<ContentText, 'text'>>,
) => ContentText

/** What the parts of an invoice are laid out with. */
export interface Tools {
  write: Write
  colors: LookColors
  space: typeof ROOMY
}

export function layoutTools({ lines }: InvoiceContent, fonts: PdfFonts, colors: LookColors): Tools {
  const space = lines.length > FEW_LINES ? DENSE : ROOMY
  return {
    colors,
    space,
    write: (text, style = 'text', options = {}) => ({
      ...options,
      lineHeight: (options.lineHeight ?? space.leading) / (fonts[style][0]?.height ?? 1),
      text: runsOf(text, fonts[style]).map((run) => ({ text: run.text, font: run.font })),
    }),
  }
}
