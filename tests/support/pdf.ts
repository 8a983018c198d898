import { extractText, getDocumentProxy } from 'unpdf'

/** The text of each page of a PDF, in one line. */
export async function pagesOfPdf(file: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

/** The text of a PDF, in one line. Throws if it cannot be opened. */
export async function textOfPdf(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  })
  return text.replace(/\s+/g, ' ')
}

/** The XML of a PDF that is an e-invoice (ZUGFeRD); '' where there is none. Throws if the PDF cannot be opened. */
export async function xmlInPdf(file: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const inside = await document.getAttachmentContent('factur-x.xml')
  return Buffer.from(inside ?? '').toString('utf8')
}
