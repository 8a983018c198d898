import { domToBlob } from 'modern-screenshot'

/** Pixels per CSS pixel: two, so that the picture can be printed. */
const SCALE = 2

/** An element of the page as a PNG, with its fonts. Loaded only when a picture is made. */
export async function sheetPicture(element: HTMLElement): Promise<Blob> {
  await document.fonts.ready
  // The library's own font lookup needs a <base> element, which the product's content security policy forbids.
  const cssText = await typefaces()
  return domToBlob(element, {
    scale: SCALE,
    type: 'image/png',
    font: { cssText },
  })
}

/** The page's font rules with their files inlined, because a picture loads nothing. */
async function typefaces(): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
  return (await Promise.all(rules.map(withItsFile))).join('\n')
}

async function withItsFile({ cssText }: CSSFontFaceRule): Promise<string> {
  const path = /url\("([^"]+)"\)/.exec(cssText)?.[1]
  if (!path) return cssText
  const file = await (await fetch(path)).blob()
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
  return cssText.replace(path, address)
}
