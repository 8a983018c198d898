import medium from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url'
import regular from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url'
import pdfMake from 'pdfmake/build/pdfmake.min.js'
import { type DocumentColors, documentLayout, FONT } from './document-layout.ts'
import type { ToolDocument } from './tool-document.ts'

/** The document as an A4 PDF. Loaded only when it is needed, because it is larger than the rest of the page. */
export async function documentPdf(document: ToolDocument): Promise<Blob> {
  pdfMake.addFonts({
    [FONT]: {
      normal: absolute(regular),
      bold: absolute(medium),
      italics: absolute(regular),
      bolditalics: absolute(medium),
    },
  })
  return pdfMake.createPdf(documentLayout(document, pageColors())).getBlob()
}

function pageColors(): DocumentColors {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  return {
    ink: color('ink'),
    brand: color('brand'),
    muted: color('muted'),
    sand: color('sand'),
  }
}

function absolute(path: string): string {
  return new URL(path, location.href).href
}
