// Written by scripts/make-images.ts. Do not edit: replace a master and run the script again.

/** A picture in `public/images`, as `/images/<name>-<width>.avif` and `.webp` for each of its widths. */
export interface Picture {
  /** Size of the largest version, for the aspect ratio of the box. */
  readonly width: number
  readonly height: number
  /** Ascending. */
  readonly widths: readonly number[]
  /** Colour of its ground, for the box while the picture loads. */
  readonly color: string
}

export const PICTURES = {
  'board-conversational-ai': {
    width: 1280,
    height: 960,
    widths: [480, 800, 1280],
    color: '#791938',
  },
  'board-design-flight': { width: 1280, height: 960, widths: [480, 800, 1280], color: '#12446c' },
  'board-prompt-prototyping': {
    width: 1280,
    height: 960,
    widths: [480, 800, 1280],
    color: '#7f2a18',
  },
  'board-strategie-ki': { width: 1280, height: 960, widths: [480, 800, 1280], color: '#352680' },
  'contact-hero': { width: 1600, height: 900, widths: [640, 1024, 1280, 1600], color: '#fff8d1' },
  'conversational-ai': { width: 1280, height: 960, widths: [480, 800, 1280], color: '#641a30' },
  'design-flight': { width: 1280, height: 960, widths: [480, 800, 1280], color: '#5184ab' },
  'format-studio': { width: 1600, height: 1200, widths: [640, 1024, 1600], color: '#fce4ca' },
  hero: { width: 1600, height: 900, widths: [640, 1024, 1600], color: '#fff3cc' },
  'hero-portrait': { width: 900, height: 1350, widths: [450, 750, 900], color: '#fff6d5' },
  'not-found': { width: 1280, height: 960, widths: [480, 800, 1280], color: '#2c6e55' },
  'project-geschaeftsideen-1': { width: 800, height: 600, widths: [400, 800], color: '#fdebb7' },
  'project-geschaeftsideen-2': { width: 800, height: 600, widths: [400, 800], color: '#ffd5a1' },
  'project-loesungen-1': { width: 800, height: 600, widths: [400, 800], color: '#2e6a65' },
  'project-loesungen-2': { width: 800, height: 600, widths: [400, 800], color: '#b6cfda' },
  'project-organisationen-1': { width: 800, height: 600, widths: [400, 800], color: '#286d54' },
  'project-organisationen-2': { width: 800, height: 600, widths: [400, 800], color: '#9ab894' },
  'project-potenziale-1': { width: 800, height: 600, widths: [400, 800], color: '#20503e' },
  'project-potenziale-2': { width: 800, height: 600, widths: [400, 800], color: '#cdb6db' },
  'prompt-prototyping': { width: 1280, height: 960, widths: [480, 800, 1280], color: '#a8452c' },
  room: { width: 1600, height: 1200, widths: [640, 1024, 1600], color: '#fde4ca' },
  'room-forum': { width: 1600, height: 1200, widths: [640, 1024, 1600], color: '#fce4c9' },
  'room-lounge': { width: 1600, height: 1200, widths: [640, 1024, 1600], color: '#fde5cb' },
  'service-geschaeftsideen': {
    width: 1280,
    height: 960,
    widths: [480, 640, 800, 1280],
    color: '#ebeab9',
  },
  'service-loesungen': {
    width: 1280,
    height: 960,
    widths: [480, 640, 800, 1280],
    color: '#fbf0bf',
  },
  'service-organisationen': {
    width: 1280,
    height: 960,
    widths: [480, 640, 800, 1280],
    color: '#396955',
  },
  'service-potenziale': {
    width: 1280,
    height: 960,
    widths: [480, 640, 800, 1280],
    color: '#6f9e79',
  },
  'strategie-ki': { width: 1280, height: 960, widths: [480, 800, 1280], color: '#2a215c' },
  success: { width: 1280, height: 941, widths: [480, 800, 1280], color: '#2d654e' },
  'team-1': { width: 672, height: 840, widths: [336, 672], color: '#ffd196' },
  'team-2': { width: 672, height: 840, widths: [336, 672], color: '#e0ebc6' },
  'team-3': { width: 672, height: 840, widths: [336, 672], color: '#c8c0d8' },
  'team-4': { width: 672, height: 840, widths: [336, 672], color: '#fff7c5' },
  'team-5': { width: 672, height: 840, widths: [336, 672], color: '#c9d8b9' },
  'team-6': { width: 672, height: 840, widths: [336, 672], color: '#f4d0cb' },
  'team-7': { width: 672, height: 840, widths: [336, 672], color: '#fff4d3' },
  'testimonial-1': { width: 672, height: 840, widths: [336, 672], color: '#fae8b0' },
  'testimonial-2': { width: 672, height: 840, widths: [336, 672], color: '#e0f1d8' },
  'testimonial-3': { width: 672, height: 840, widths: [336, 672], color: '#fdd6b4' },
  'tool-flightdeck': { width: 800, height: 600, widths: [400, 800], color: '#75b5db' },
  'tool-moderator': { width: 800, height: 600, widths: [400, 800], color: '#a78ef0' },
  'tool-strategy': { width: 800, height: 600, widths: [400, 800], color: '#296f56' },
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof PICTURES
