import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import type { TypePairName } from '#site/look/domain/type-pairs.ts'

/** What a PDF is set in: running text, bold text, headings. */
export type PdfStyle = (typeof STYLES)[number]

interface PdfFont {
  /** Unique in a document. */
  name: string
  /** As TrueType or OpenType, of one weight. */
  bytes: Uint8Array
  /** From the top of its highest letters to the bottom of its lowest, for a size of 1. */
  height: number
  has: (code: number) => boolean
}

/** For each style its fonts, the first of which has a character draws it. */
export type PdfFonts = Readonly<Record<PdfStyle, readonly PdfFont[]>>

const STYLES = ['text', 'bold', 'display'] as const
/** Of a font for Latin letters, and of one for further ones. */
const PARTS = ['', '-ext']
const made = new Map<TypePairName, Promise<PdfFonts>>()

/**
 * The fonts of a pair for PDFs, each at one weight, and Roboto for Greek and Cyrillic letters. Read once per process;
 * scripts/make-fonts.ts makes the files.
 *
 * @param folder with the website's fonts, `public/fonts`
 */
export function pdfFonts(pair: TypePairName, folder: string): Promise<PdfFonts> {
  const fonts = made.get(pair) ?? readFonts(pair, path.join(folder, 'pdf'))
  made.set(pair, fonts)
  fonts.catch(() => made.delete(pair))
  return fonts
}

async function readFonts(pair: TypePairName, folder: string): Promise<PdfFonts> {
  const entries = STYLES.map(async (style) => {
    const names = PARTS.map((part) => `${pair}-${style}${part}`)
    const own = names.map(async (name) =>
      fontOf(name, await readFile(path.join(folder, `${name}.ttf`))),
    )
    const fallback = roboto(style === 'text' ? 'Regular' : 'Medium')
    return [style, await Promise.all([...own, fallback])] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as unknown as PdfFonts
}

async function roboto(weight: 'Regular' | 'Medium'): Promise<PdfFont> {
  const file = createRequire(import.meta.url).resolve(
    `pdfmake/build/fonts/Roboto/Roboto-${weight}.ttf`,
  )
  return fontOf(`Roboto-${weight}`, await readFile(file))
}

function fontOf(name: string, bytes: Buffer): PdfFont {
  const { characterSet, ascent, descent, unitsPerEm } = create(bytes) as Font
  const codes = new Set(characterSet)
  return { name, bytes, height: (ascent - descent) / unitsPerEm, has: (code) => codes.has(code) }
}

/** A part of a text that one font draws. */
export interface PdfRun {
  text: string
  font: string
}

/** What a character is drawn as that no font has: PDF/A forbids one without a shape. */
const UNKNOWN = '?'

/**
 * A text in runs of the fonts that have its characters, in NFC. A character that none has is "?"; the XML beside the PDF
 * has the true one. Emoji of several code points are one "?".
 */
export function runsOf(text: string, fonts: readonly PdfFont[]): PdfRun[] {
  const runs: PdfRun[] = []
  for (const { segment } of new Intl.Segmenter('de').segment(text.normalize('NFC'))) {
    const codes = Array.from(segment, (one) => one.codePointAt(0) ?? 0)
    const font = fonts.find(({ has }) => codes.every((code) => code === 0x0a || has(code)))
    const run = { text: font ? segment : UNKNOWN, font: (font ?? fonts[0])?.name ?? '' }
    const last = runs.at(-1)
    if (last?.font === run.font) last.text += run.text
    else runs.push(run)
  }
  return runs
}
