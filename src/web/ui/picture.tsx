import { PICTURES, type Picture as PictureFiles, type PictureName } from '#web/content/images.ts'
import { classes } from './classes.ts'

interface ImageProps {
  /** Empty for a picture that only decorates. */
  alt: string
  /** How wide the picture is shown, as in HTML: "(min-width: 64rem) 40vw, 100vw". */
  sizes: string
  className?: string | undefined
  /** For the one picture that a visitor sees first. All others load when they come near. */
  priority?: boolean | undefined
}

interface PictureProps extends ImageProps {
  name: PictureName
}

/** One of our own pictures, in the format and width that serves the browser best. */
export function Picture({ name, alt, sizes, className, priority = false }: PictureProps) {
  const files: PictureFiles = PICTURES[name]
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(name, files, 'avif')} sizes={sizes} />
      <img
        src={`/images/${name}-${files.widths.at(-1)}.webp`}
        srcSet={srcSet(name, files, 'webp')}
        sizes={sizes}
        width={files.width}
        height={files.height}
        alt={alt}
        className={classes('max-w-full', className)}
        {...loading(priority)}
      />
    </picture>
  )
}

interface PictureOfUrlProps extends ImageProps {
  src: string
}

/** A picture whose address staff have entered: with all its versions when it is one of ours, else as it is. */
export function PictureOfUrl({ src, ...image }: PictureOfUrlProps) {
  const name = pictureNameOf(src)
  if (name) return <Picture name={name} {...image} />
  const { alt, className, priority = false } = image
  return (
    <img
      src={src}
      width={1280}
      height={960}
      alt={alt}
      className={classes('max-w-full', className)}
      {...loading(priority)}
    />
  )
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
  return name !== undefined && Object.hasOwn(PICTURES, name) ? (name as PictureName) : null
}
