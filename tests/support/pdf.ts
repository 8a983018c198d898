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

/** The XML of a PDF that is an e-invoice (ZUGFeRD). Throws if the PDF cannot be opened, or holds not one file. */
export async function xmlInPdf(file: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const [name, ...others] = [...((await document.getAttachments())?.keys() ?? [])]
  if (name === undefined || others.length > 0) throw new Error('The PDF holds not one file')
  const inside = await document.getAttachmentContent(name)
  return Buffer.from(inside ?? '').toString('utf8')
}
