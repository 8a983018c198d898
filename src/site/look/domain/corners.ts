/** How corners are rounded, in pixels: of fields, cards, pictures, and buttons with their kin. */
interface Radii {
  input: number
  card: number
  picture: number
  button: number
}

/** The forms that staff choose from. */
export const CORNERS = {
  square: { label: 'Eckig', radii: { input: 0, card: 0, picture: 0, button: 0 } },
  soft: { label: 'Leicht gerundet', radii: { input: 6, card: 8, picture: 10, button: 8 } },
  round: { label: 'Rund', radii: { input: 12, card: 20, picture: 26, button: 999 } },
} as const satisfies Record<string, { label: string; radii: Radii }>
export type Corners = keyof typeof CORNERS
