import { extractText, getDocumentProxy } from 'unpdf'

/** What each page of a PDF says, in one line. */
export async function pagesOfPdf(file: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

/** What a PDF says, in one line: it opens, or this throws. */
export async function textOfPdf(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  })
  return text.replace(/\s+/g, ' ')
}
