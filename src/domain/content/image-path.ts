/** The widths in pixels that an uploaded picture is kept in, where it is that large: ascending. */
const WIDTHS = [480, 800, 1280] as const

/** The formats that each width is kept in, the smaller one first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** No picture is kept wider than this. */
export const IMAGE_MAX_WIDTH = 1280

const PATH =
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([1-9][0-9]{0,3})\.(avif|webp)$/

/** One file of an uploaded picture. */
interface ImageFile {
  id: string
  /** In pixels. */
  width: number
  format: ImageFormat
}

/**
 * The widths that a picture is kept in: those of 480, 800 and 1280 pixels below its own, and the largest. Nothing is
 * enlarged.
 * @param width of the picture, in pixels
 */
export function imageWidths(width: number): number[] {
  const largest = Math.min(width, IMAGE_MAX_WIDTH)
  return [...WIDTHS.filter((one) => one < largest), largest]
}

/** Where a file of an uploaded picture is found on the site, "/media/<id>-<width>.webp". */
export function imagePath({ id, width, format }: ImageFile): string {
  return `/media/${id}-${width}.${format}`
}

/** The file that a path of the site names, or null where it is no path of an uploaded picture. */
export function readImagePath(path: string): ImageFile | null {
  const [, id, width, format] = PATH.exec(path) ?? []
  if (id === undefined) return null
  return { id, width: Number(width), format: format as ImageFormat }
}

/**
 * All versions of an uploaded picture in one format, as HTML's `srcset` has them. `path` names the largest, as a
 * training's `heroImage` does.
 * @returns null where it is no path of an uploaded picture
 */
export function imageSrcSet(path: string, format: ImageFormat): string | null {
  const file = readImagePath(path)
  if (!file) return null
  return imageWidths(file.width)
    .map((width) => `${imagePath({ ...file, width, format })} ${width}w`)
    .join(', ')
}
