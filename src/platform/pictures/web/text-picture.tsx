import type { PictureText } from '#site/pages/domain/text-schema.ts'
import {
  type ImageProps,
  isPictureName,
  Picture,
  PictureOfUrl,
  type PictureProps,
} from './picture.tsx'

interface TextPictureProps extends Omit<ImageProps, 'alt'> {
  of: PictureText
  /** Of one of the product's pictures. */
  narrow?: PictureProps['narrow']
}

/** A picture that is one of a page's texts: one of the product's, an uploaded one or that of an address. */
export function TextPicture({ of: { image, alt, focus }, narrow, ...props }: TextPictureProps) {
  const [x, y] = focus
  // The middle is what the style sheet says of the place.
  const position = x === 50 && y === 50 ? undefined : `${x}% ${y}%`
  const shown = { ...props, alt, position }
  return isPictureName(image) ? (
    <Picture name={image} narrow={narrow} {...shown} />
  ) : (
    <PictureOfUrl src={image} {...shown} />
  )
}
