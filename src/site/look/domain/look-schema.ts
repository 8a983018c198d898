import * as z from 'zod'
import { CORNERS, type Corners } from './corners.ts'
import { TYPE_PAIRS, type TypePairName } from './type-pairs.ts'

/** The colours that staff choose, with their labels. */
export const COLOR_FIELDS = {
  brand: {
    label: 'Hauptfarbe',
    hint: 'Schaltflächen, Links, Fußzeile. Weiße Schrift steht darauf.',
  },
  accent: {
    label: 'Akzent',
    hint: 'Früh gebucht, Unterstreichungen, kleine Zeichnungen. Dunkle Schrift steht darauf.',
  },
  page: { label: 'Hintergrund', hint: 'Ein heller Ton. Karten darauf sind weiß.' },
  ink: { label: 'Schrift', hint: 'Ein dunkler Ton.' },
} as const
export type ColorField = keyof typeof COLOR_FIELDS
export const COLOR_NAMES = Object.keys(COLOR_FIELDS) as ColorField[]

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, {
    error: 'Bitte geben Sie eine Farbe mit # und sechs Stellen an, zum Beispiel #0e4a3f.',
    // Rules about several colours need colours.
    abort: true,
  })

/** What is stored of the look of the website. */
export const lookSchema = z.strictObject({
  brand: color,
  accent: color,
  page: color,
  ink: color,
  corners: z.enum(Object.keys(CORNERS) as Corners[], { error: 'Bitte wählen Sie eine Form.' }),
  type: z.enum(Object.keys(TYPE_PAIRS) as TypePairName[], {
    error: 'Bitte wählen Sie eine Schrift.',
  }),
})
export type Look = z.infer<typeof lookSchema>

/** What the product brings. */
export const SAMPLE_LOOK: Look = {
  brand: '#0e4a3f',
  accent: '#f2803c',
  page: '#fffaf3',
  ink: '#14231f',
  corners: 'round',
  type: 'fresh',
}
