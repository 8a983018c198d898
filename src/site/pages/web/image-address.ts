import { PICTURES, type PictureName } from './images.ts'

/** The path of the largest version of a picture in `public/images`. */
export function imagePathOf(name: PictureName): string {
  return `/images/${name}-${PICTURES[name].widths.at(-1)}.webp`
}
