import * as z from 'zod'
import { fileName } from './invoice-mail-files.ts'

export const PDF = 'application/pdf'
export const XML = 'application/xml'

export const pdfResponse = {
  description: 'A PDF',
  content: { [PDF]: { schema: { type: 'string' as const, format: 'binary' } } },
}

export const xmlResponse = { description: 'XML', content: { [XML]: { schema: z.string() } } }

export function fileBytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer)
}

/** The headers of a file to download. */
export function fileHeaders(name: string, type: typeof PDF | typeof XML) {
  const attached = fileName(name, type === PDF ? 'pdf' : 'xml')
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${attached}"` }
}
