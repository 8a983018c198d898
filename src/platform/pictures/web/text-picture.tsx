import type { PictureText } from '#site/pages/domain/text-schema.ts'
import { type ImageProps, isPictureName, Picture, PictureOfUrl } from './picture.tsx'

interface TextPictureProps extends Omit<ImageProps, 'alt'> {
  of: PictureText
}

/** A picture that is one of a page's texts: one of the product's, an uploaded one or that of an address. */
export function TextPicture({ of: { image, alt, focus }, ...props }: TextPictureProps) {
  const [x, y] = focus
  // The middle is what the style sheet says of the place.
  const position = x === 50 && y === 50 ? undefined : `${x}% ${y}%`
  const shown = { ...props, alt, position }
  return isPictureName(image) ? (
    <Picture name={image} {...shown} />
  ) : (
    <PictureOfUrl src={image} {...shown} />
  )
}
