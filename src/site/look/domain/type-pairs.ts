/** One font of a pair: its family in CSS, its files in `public/fonts`, and what stands in for it. */
interface PairFont {
  family: string
  /** The name of its files; that of the first one is followed by ".woff2", of the others by "-more" and "-ext". */
  file: string
  generic: 'serif' | 'sans-serif'
}

interface TypePair {
  label: string
  /** What it is like, for staff. */
  character: string
  display: PairFont
  text: PairFont
}

const font = (family: string, file: string, generic: PairFont['generic'] = 'sans-serif') => ({
  family,
  file,
  generic,
})

/** The packaged pairs of a font for headings and one for text. scripts/make-fonts.ts makes their files. */
export const TYPE_PAIRS = {
  fresh: {
    label: 'Frisch',
    character: 'Markante Überschriften, freundlicher Text. Bricolage Grotesque und Figtree.',
    display: font('Bricolage Display', 'bricolage-display'),
    text: font('Figtree Text', 'figtree-text'),
  },
  plain: {
    label: 'Sachlich',
    character: 'Gerade und ruhig, wie ein gutes Formular. Archivo und Public Sans.',
    display: font('Archivo Display', 'archivo-display'),
    text: font('Public Sans Text', 'public-sans-text'),
  },
  warm: {
    label: 'Warm',
    character: 'Weiche Überschriften mit Serifen, klarer Text. Fraunces und Source Sans.',
    display: font('Fraunces Display', 'fraunces-display', 'serif'),
    text: font('Source Sans Text', 'source-sans-text'),
  },
  book: {
    label: 'Buch',
    character: 'Serifen in Überschriften und Text, wie gedruckt. Source Serif.',
    display: font('Source Serif Display', 'source-serif-display', 'serif'),
    text: font('Source Serif Text', 'source-serif-text', 'serif'),
  },
  rounded: {
    label: 'Rundlich',
    character: 'Runde Enden, leicht und nah. Nunito und Nunito Sans.',
    display: font('Nunito Display', 'nunito-display'),
    text: font('Nunito Sans Text', 'nunito-sans-text'),
  },
  legible: {
    label: 'Gut lesbar',
    character:
      'Buchstaben, die niemand verwechselt, für schwache Augen gemacht. Atkinson Hyperlegible.',
    display: font('Atkinson Display', 'atkinson-display'),
    text: font('Atkinson Text', 'atkinson-text'),
  },
} as const satisfies Record<string, TypePair>
export type TypePairName = keyof typeof TYPE_PAIRS
