import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { ZipFile } from 'yazl'
import type { ImportReport } from '#office/transfer/domain/content-transfer.ts'
import type { SiteContent } from '#office/transfer/server/site-content.service.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { InitialContentFile } from '#shop/initial-content/domain/initial-content.ts'
import { openContentFile } from '#shop/initial-content/server/content-file.ts'
import type { TestProduct } from './test-product.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Exports and imports of a product's content. */
export function transferCalls(product: Pick<TestProduct, 'request'>, session: { cookie: string }) {
  const post = async (path: string, body: Bytes) => {
    const response = await product.request(path, { method: 'POST', headers: session, body })
    return { status: response.status, body: (await response.json()) as ImportReport & Problem }
  }
  const preview = (file: Bytes, choices = '') => post(`/api/admin/content/preview?${choices}`, file)
  const apply = (file: Bytes, fingerprint: string, choices = '') =>
    post(`/api/admin/content/import?fingerprint=${fingerprint}&${choices}`, file)
  return {
    preview,
    apply,
    async exported() {
      const response = await product.request('/api/admin/content/export', { headers: session })
      return new Uint8Array(await response.arrayBuffer())
    },
    /** Imports as staff do: looks at the preview, and confirms it. */
    async previewAndApply(file: Bytes, choices = '') {
      const { body } = await preview(file, choices)
      return apply(file, body.fingerprint, choices)
    },
  }
}

/** Bytes as a file, which is deleted when the test ends. */
export async function fileWith(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.resolve('.cache/tests/file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'inhalte.zip')
  await writeFile(file, bytes)
  return file
}

/** The content of an exported file. */
export async function contentIn(bytes: Uint8Array): Promise<SiteContent> {
  const file = await openContentFile(await fileWith(bytes))
  file.close()
  return file.json as SiteContent
}

/** An archive with these files, in their order. */
export async function archiveOf(
  files: readonly (readonly [name: string, bytes: string | Uint8Array])[],
  { compress = true } = {},
): Promise<Bytes> {
  const zip = new ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(Buffer.from(bytes), name, { compress })
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}

/** A file without pictures. */
export function jsonOf(content: InitialContentFile | object): Bytes {
  return new TextEncoder().encode(JSON.stringify(content)) as Bytes
}
