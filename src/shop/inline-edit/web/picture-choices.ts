import { apiQuery } from '#platform/design/web/api-query.ts'
import { OWN_BOARDS } from '#shop/trainings/web/board-pictures.ts'
import type { TrainingPicture } from '#shop/trainings/web/editing/editable.tsx'
import { PICTURES, type PictureName } from '#site/pages/web/images.ts'

export interface PictureChoice {
  /** The value of a training's picture. */
  path: string
  name: string
}

const NAMES = [
  ['strategie-ki', 'Gipfel mit Route'],
  ['conversational-ai', 'Sprechblasen über einer Schale'],
  ['design-flight', 'Papierflieger'],
  ['prompt-prototyping', 'Gerüst aus Karten'],
] as const satisfies readonly (readonly [PictureName, string])[]

/** Pictures for trainings that are part of the product. */
export const OWN_PICTURES: Readonly<Record<TrainingPicture, readonly PictureChoice[]>> = {
  heroImage: NAMES.map(toChoice),
  boardImage: OWN_BOARDS.map(({ picture, name }) => toChoice([picture, name])),
}

function toChoice([picture, name]: readonly [PictureName, string]): PictureChoice {
  return { path: `/images/${picture}-${PICTURES[picture].widths.at(-1)}.webp`, name }
}

/** Pictures that staff uploaded, newest first. */
export const imagesQuery = apiQuery('/api/admin/images')

/** Whether the browser can load a picture from that URL. */
export function showsPicture(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = new Image()
    probe.onload = () => resolve(true)
    probe.onerror = () => resolve(false)
    probe.src = address
  })
}
