/** A file of the firm's logo or icon. */
export interface MarkFile {
  /** The beginning of the SHA-256 of the file that staff see, in 32 hexadecimal digits. */
  hash: string
  /** In pixels; of a drawing, which has any size, its proportions. */
  width: number
  height: number
  format: 'svg' | 'png'
}

const PATH = /^\/marks\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})\.(svg|png)$/

/** The path of a logo or icon on this site, "/marks/<hash>-<width>x<height>.svg". */
export function markPath({ hash, width, height, format }: MarkFile): string {
  return `/marks/${hash}-${width}x${height}.${format}`
}

/** The logo or icon that a path names, or null where it is no such path. */
export function readMarkPath(path: string): MarkFile | null {
  const [, hash, width, height, format] = PATH.exec(path) ?? []
  if (hash === undefined) return null
  return {
    hash,
    width: Number(width),
    height: Number(height),
    format: format as MarkFile['format'],
  }
}

/** The path of the logo or icon as PNG, for what shows no SVG, such as mails. Every one has it. */
export function markPngPath(path: string): string {
  return path.replace(/\.svg$/, '.png')
}
