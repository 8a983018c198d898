import { create, type Font } from 'fontkit'

/** Reads a file of `public` by its address; null where there is none. */
export type ReadPublicFile = (address: string) => Promise<Uint8Array | null>

/** A font is in files for different characters. */
const FONT_PARTS = ['', '-more', '-ext']

/** Returns a function that reads a font of the website by the address of its first file, each once. */
export function displayFonts(readPublicFile: ReadPublicFile): (file: string) => Promise<Font[]> {
  const known = new Map<string, Promise<Font[]>>()

  async function read(file: string): Promise<Font[]> {
    const addresses = FONT_PARTS.map((part) => file.replace(/\.woff2$/, `${part}.woff2`))
    const files = await Promise.all(addresses.map(readPublicFile))
    return files.flatMap((one) => {
      const font = one && create(Buffer.from(one))
      return font && 'layout' in font ? [font] : []
    })
  }

  return (file) => {
    const fonts = known.get(file) ?? read(file)
    known.set(file, fonts)
    fonts.catch(() => known.delete(file))
    return fonts
  }
}
