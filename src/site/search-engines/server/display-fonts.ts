import { create, type Font } from 'fontkit'

/** Reads a file of `public` by its address; null where there is none. */
export type ReadPublicFile = (address: string) => Promise<Uint8Array | null>

const FONT_FILES = ['', '-more', '-ext'].map((part) => `/fonts/bricolage-display${part}.woff2`)

/** The display font of the website, in files for different characters. They are read once. */
export function displayFonts(readPublicFile: ReadPublicFile): () => Promise<Font[]> {
  let fonts: Promise<Font[]> | undefined
  async function readFonts(): Promise<Font[]> {
    const files = await Promise.all(FONT_FILES.map(readPublicFile))
    return files.flatMap((file) => {
      const font = file && create(Buffer.from(file))
      return font && 'layout' in font ? [font] : []
    })
  }
  return () => {
    fonts ??= readFonts()
    return fonts
  }
}
