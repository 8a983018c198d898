/** The widths in pixels in which an uploaded picture is stored, ascending; none is larger than the picture itself. */
const WIDTHS = [480, 800, 1280] as const

/** The formats in which each width is stored, the one with smaller files first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** The largest stored width, in pixels. */
export const IMAGE_MAX_WIDTH = 1280

const PATH =
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([1-9][0-9]{0,3})\.(avif|webp)$/

/** One file of an uploaded picture. */
export interface ImageFile {
  id: string
  /** In pixels. */
  width: number
  format: ImageFormat
}

/**
 * The widths in which a picture is stored: those of 480, 800 and 1280 pixels that are below its own width, and its own,
 * but at most 1280. Pictures are never enlarged.
 * @param width of the picture, in pixels
 */
export function imageWidths(width: number): number[] {
  const largest = Math.min(width, IMAGE_MAX_WIDTH)
  return [...WIDTHS.filter((one) => one < largest), largest]
}

/** The path of one file of an uploaded picture, "/media/<id>-<width>.webp". */
export function imagePath({ id, width, format }: ImageFile): string {
  return `/media/${id}-${width}.${format}`
}

/** The name of a picture's file in the store. */
export function imageFileName(file: ImageFile): string {
  return imagePath(file).slice('/media/'.length)
}

/** All files of a picture whose largest version is so wide. */
export function imageFilesOf({ id, width }: Pick<ImageFile, 'id' | 'width'>): ImageFile[] {
  return imageWidths(width).flatMap((one) =>
    IMAGE_FORMATS.map((format) => ({ id, width: one, format })),
  )
}

/** The picture file that a path names, or null where it is no path of an uploaded picture. */
export function readImagePath(path: string): ImageFile | null {
  const [, id, width, format] = PATH.exec(path) ?? []
  if (id === undefined) return null
  return { id, width: Number(width), format: format as ImageFormat }
}

/**
 * All widths of an uploaded picture in one format, as a value of HTML's `srcset`. `path` names the largest, like a
 * training's `heroImage`.
 * @returns null where it is no path of an uploaded picture
 */
export function imageSrcSet(path: string, format: ImageFormat): string | null {
  const file = readImagePath(path)
  if (!file) return null
  return imageWidths(file.width)
    .map((width) => `${imagePath({ ...file, width, format })} ${width}w`)
    .join(', ')
}
