import { hexOf, oklchOf, readable } from './color.ts'
import { type ColorField, type Look, SAMPLE_LOOK } from './look-schema.ts'

/**
 * The colours of the design that follow from the four chosen ones, as the sample has them. The first part is the tokens
 * of design.css, the second is for mails in dark mode.
 */
const SAMPLE = {
  page: '#fffaf3',
  section: '#fbf1e4',
  sand: '#eadbc6',
  line: '#8a7f70',
  shadow: '#68481e',
  ink: '#14231f',
  secondary: '#34453f',
  muted: '#55655f',
  brand: '#0e4a3f',
  'brand-hover': '#1b6a5a',
  'brand-tint': '#dceae2',
  sage: '#7fae92',
  early: '#f2803c',
  late: '#ffc48f',
  'orange-text': '#a8480b',

  'dark-page': '#10201c',
  'dark-card': '#1a2f29',
  'dark-text': '#e6dccd',
  'dark-muted': '#b5c4bb',
  'dark-brand': '#9bd3b8',
} as const

export type LookColor = keyof typeof SAMPLE
export type LookColors = Readonly<Record<LookColor, string>>

/** Text colours reach this, by WCAG 2.2. */
const OF_TEXT = 4.5
/** Edges of controls. */
const OF_EDGES = 3

/** Grounds that do not follow from the look: white cards, the tints of trainings, the sky in two pictures. */
export const FIXED_GROUNDS = {
  white: '#ffffff',
  dawn: '#fff5d3',
  noon: '#fff8d1',
  'sheet-violet': '#efeaff',
  'sheet-sky': '#e6f4ff',
  'sheet-peach': '#ffefe4',
} as const

/**
 * The colours of a look. Each keeps the relation that it has to its chosen colour in the sample: hue and chroma, and
 * either its own lightness or the distance in lightness. Text colours are then changed as far as their contrast needs.
 * The sample gives exactly the colours of the sample.
 */
export function colorsOf(look: Pick<Look, ColorField>): LookColors {
  const { brand, accent, page, ink } = look
  const section = beside('section', page, 'page')
  const sand = beside('sand', page, 'page')
  const brandTint = readable(like('brand-tint', brand, 'brand'), 'lighter', [brand], OF_TEXT)
  const light = [...Object.values(FIXED_GROUNDS), page, section]
  const text = (hex: string, ...more: string[]) =>
    readable(hex, 'darker', [...light, ...more], OF_TEXT)
  const secondary = text(notDarker(like('secondary', ink, 'ink'), ink), sand, brandTint)
  const darkPage = like('dark-page', ink, 'ink')
  const darkCard = like('dark-card', ink, 'ink')
  const onDark = (hex: string) => readable(hex, 'lighter', [darkPage, darkCard], OF_TEXT)
  return {
    page,
    section,
    sand,
    line: readable(like('line', page, 'page'), 'darker', ['#ffffff', page, section], OF_EDGES),
    shadow: like('shadow', page, 'page'),
    ink,
    secondary,
    muted: text(notDarker(like('muted', ink, 'ink'), secondary), sand, brandTint),
    brand,
    'brand-hover': text(beside('brand-hover', brand, 'brand'), brandTint),
    'brand-tint': brandTint,
    sage: like('sage', brand, 'brand'),
    early: accent,
    late: readable(like('late', accent, 'accent'), 'lighter', [brand, ink], OF_TEXT),
    'orange-text': text(like('orange-text', accent, 'accent'), brandTint),
    'dark-page': darkPage,
    'dark-card': darkCard,
    'dark-text': onDark(like('dark-text', page, 'page')),
    'dark-muted': onDark(like('dark-muted', ink, 'ink')),
    'dark-brand': onDark(like('dark-brand', brand, 'brand')),
  }
}

/** More colourful than this, compared with the sample, a ground or a drawing would outdo the chosen colour. */
const MOST_CHROMA = 1.5

/** The sample's colour with the hue and chroma of another chosen colour, and with its own lightness. */
function like(name: LookColor, chosen: string, field: ColorField): string {
  const own = oklchOf(SAMPLE[name])
  const { c, h } = following(name, chosen, field)
  return hexOf({ l: own.l, c: Math.min(c, own.c * MOST_CHROMA), h })
}

/** As {@link like}, as much darker or lighter than the chosen colour as in the sample, and as colourful. */
function beside(name: LookColor, chosen: string, field: ColorField): string {
  const distance = oklchOf(SAMPLE[name]).l - oklchOf(SAMPLE_LOOK[field]).l
  return hexOf({ ...following(name, chosen, field), l: oklchOf(chosen).l + distance })
}

/** In degrees. Among other hues, that of the sample is no guide. */
const SIMILAR_HUES = 30

/** Chroma and hue that relate to the chosen colour as in the sample. */
function following(name: LookColor, chosen: string, field: ColorField) {
  const [own, before, after] = [oklchOf(SAMPLE[name]), oklchOf(SAMPLE_LOOK[field]), oklchOf(chosen)]
  const apart = Math.abs(((after.h - before.h + 540) % 360) - 180)
  const similarity = Math.max(0, 1 - apart / SIMILAR_HUES)
  return { c: (own.c / before.c) * after.c, h: after.h + (own.h - before.h) * similarity }
}

function notDarker(hex: string, than: string): string {
  const color = oklchOf(hex)
  return hexOf({ ...color, l: Math.max(color.l, oklchOf(than).l) })
}
