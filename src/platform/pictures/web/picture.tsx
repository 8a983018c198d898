import type { Ref } from 'react'
import { preload } from 'react-dom'
import { classes } from '#platform/design/web/classes.ts'
import { PICTURES, type Picture as PictureFiles, type PictureName } from '#site/pages/web/images.ts'
import { imageSrcSet, readImagePath } from '../domain/image-path.ts'

export interface ImageProps {
  /** Empty for a decorative picture. */
  alt: string
  /** The width at which the picture is shown, as in HTML: "(min-width: 64rem) 40vw, 100vw". */
  sizes: string
  className?: string | undefined
  /** What stays in view where the picture is cut, as in CSS: "50% 20%"; undefined leaves it to the style sheet. */
  position?: string | undefined
  /** For the one picture that is seen first. All others are lazy. */
  priority?: boolean | undefined
}

export interface PictureProps extends ImageProps {
  name: PictureName
  /** Another picture of the same subject for narrow windows. */
  narrow?:
    | { readonly name: PictureName; readonly media: string; readonly sizes: string }
    | undefined
  imageRef?: Ref<HTMLImageElement> | undefined
}

/** One of the product's pictures, in the best format and width for the browser. */
export function Picture({
  name,
  narrow,
  imageRef,
  alt,
  sizes,
  className,
  position,
  priority = false,
}: PictureProps) {
  const files: PictureFiles = PICTURES[name]
  if (priority) {
    if (narrow) preloadPicture(srcSet(narrow.name, PICTURES[narrow.name], 'avif'), narrow)
    const media = narrow && `not all and ${narrow.media}`
    preloadPicture(srcSet(name, files, 'avif'), { sizes, media })
  }
  return (
    <picture className="contents">
      {narrow && <NamedSource {...narrow} format="avif" />}
      {narrow && <NamedSource {...narrow} format="webp" />}
      <NamedSource name={name} sizes={sizes} format="avif" />
      <img
        ref={imageRef}
        src={`/images/${name}-${files.widths.at(-1)}.webp`}
        srcSet={srcSet(name, files, 'webp')}
        sizes={sizes}
        width={files.width}
        height={files.height}
        alt={alt}
        className={classes('max-w-full', className)}
        style={styleAt(position)}
        {...loading(priority)}
      />
    </picture>
  )
}

/** Each source has its own `sizes`, because the picture for narrow windows has another size. */
function NamedSource({ name, ...source }: Omit<SourceProps, 'srcSet'> & { name: PictureName }) {
  const files: PictureFiles = PICTURES[name]
  const srcSetOfFormat = srcSet(name, files, source.format)
  return <Source {...source} srcSet={srcSetOfFormat} width={files.width} height={files.height} />
}

interface SourceProps {
  format: 'avif' | 'webp'
  srcSet: string | undefined
  sizes: string
  media?: string
  width?: number
  height?: number
}

/** Has no box. Otherwise each one would take a cell of a grid that the picture stands in, and the picture a later one. */
function Source({ format, ...source }: SourceProps) {
  return <source className="hidden" type={`image/${format}`} {...source} />
}

interface PictureOfUrlProps extends ImageProps {
  src: string
}

/**
 * A picture by its URL, which staff entered: one of the product's pictures or an uploaded one with all its versions,
 * any other as it is.
 */
export function PictureOfUrl({ src, ...image }: PictureOfUrlProps) {
  const name = pictureNameOf(src)
  if (name) return <Picture name={name} {...image} />
  if (readImagePath(src)) return <UploadedPicture src={src} {...image} />
  const { alt, className, position, priority = false } = image
  return (
    <img
      src={src}
      width={1280}
      height={960}
      alt={alt}
      className={classes('max-w-full', className)}
      style={styleAt(position)}
      {...loading(priority)}
    />
  )
}

/** A picture that staff uploaded: its path determines all of its versions. */
function UploadedPicture(props: PictureOfUrlProps) {
  const { src, alt, sizes, className, position, priority = false } = props
  const avif = imageSrcSet(src, 'avif') ?? undefined
  if (priority && avif) preloadPicture(avif, { sizes })
  return (
    <picture className="contents">
      <Source format="avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={imageSrcSet(src, 'webp') ?? undefined}
        sizes={sizes}
        width={1280}
        height={960}
        alt={alt}
        className={classes('max-w-full', className)}
        style={styleAt(position)}
        {...loading(priority)}
      />
    </picture>
  )
}

function styleAt(position: string | undefined) {
  return position === undefined ? undefined : { objectPosition: position }
}

/**
 * Preloads a picture from the page's head. The first request of a page uses the connection that the page came on, which
 * is already open.
 */
function preloadPicture(
  imageSrcSet: string,
  { sizes, media }: { sizes: string; media?: string | undefined },
) {
  preload(imageSrcSet, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  })
}

function srcSet(name: string, { widths }: PictureFiles, format: 'avif' | 'webp'): string {
  return widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(', ')
}

function loading(priority: boolean) {
  return priority
    ? ({ fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
}

/** "/images/strategie-ki-1280.webp" is a version of "strategie-ki". */
function pictureNameOf(src: string): PictureName | null {
  const name = /^\/images\/([a-z0-9-]+)-\d+\.(?:avif|webp)$/.exec(src)?.[1]
  return name !== undefined && isPictureName(name) ? name : null
}

/** Whether it is the name of one of the product's pictures. */
export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(PICTURES, name)
}
