import { PICTURES, type PictureName } from './images.ts'

/** The path of the largest version of a picture in `public/images`. */
export function imagePathOf(name: PictureName): string {
  return `/images/${name}-${PICTURES[name].widths.at(-1)}.webp`
}

/** The address of a picture that is named or, if it is none of the product's, given by its address. */
export function pictureAddress(picture: string): string {
  return Object.hasOwn(PICTURES, picture) ? imagePathOf(picture as PictureName) : picture
}
