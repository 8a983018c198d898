import { domToBlob } from 'modern-screenshot'

/** Twice as fine as on the screen, so that it can be printed. */
const SCALE = 2

/** An element of the page as a PNG, with its typefaces. Loaded when somebody asks for one. */
export async function sheetPicture(element: HTMLElement): Promise<Blob> {
  await document.fonts.ready
  return domToBlob(element, { scale: SCALE, type: 'image/png' })
}
