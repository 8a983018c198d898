import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { buffer, json } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { ZipFile } from 'yazl'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { camtOf } from '#tests/support/product/bank-statement.ts'
import { startPayments } from '#tests/support/product/invoiced-bookings.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { listening } from '#tests/support/servers/listening.ts'

const ONE = camtOf([{ amount: '1.00', text: 'Spende' }])
const MB = 1_000_000

async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** The archive with other bytes in place of some: the library writes no dishonest ones itself. */
function forged(archive: Buffer, honest: string, forgery: string): Buffer {
  return Buffer.from(archive.toString('latin1').replaceAll(honest, forgery), 'latin1')
}

/** The archive whose directory says that its first file has so many bytes. */
function sizedAs(archive: Buffer, size: number): Buffer {
  archive.writeUInt32LE(size, archive.indexOf('PK\u0001\u0002') + 24)
  return archive
}

const thousand = Object.fromEntries(
  Array.from({ length: 1000 }, (_, index) => [`${index}.xml`, ONE] as const),
)
const spaces = ' '.repeat(61 * MB)

const HOSTILE: Readonly<Record<string, [file: string | Buffer, sentence: RegExp]>> = {
  'nothing at all': ['', /kein XML/],
  'no XML': ['Kontoauszug', /kein XML/],
  'another account': [camtOf([], { iban: 'DE02120300000000202051' }), /gehört zum Konto DE02/],
  'another namespace without a statement': [
    '<Document xmlns="urn:example"><Kontoauszug/></Document>',
    /CAMT\.053/,
  ],
  'growing entities': [
    `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${ONE.replace('Spende', '&b;')}`,
    /Dokumenttyp/,
  ],
  'an external entity': [
    `<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>${ONE.replace('Spende', '&a;')}`,
    /Dokumenttyp/,
  ],
  '10,000 levels': ['<a>'.repeat(10_000) + '</a>'.repeat(10_000), /200 Ebenen/],
  'millions of levels': ['<a>'.repeat(6_000_000), /200 Ebenen/],
  'half a file': [ONE.slice(0, ONE.indexOf('</Ntry>') + 7), /unvollständig/],
  'UTF-16': [Buffer.from(`\ufeff${ONE.replace('UTF-8', 'UTF-16')}`, 'utf16le'), /UTF-8/],
  'bytes that are no UTF-8': [Buffer.from(ONE.replace('Spende', 'M\u00f6bel'), 'latin1'), /UTF-8/],
  'an amount with an exponent': [camtOf([{ amount: '1e9' }]), /ohne lesbaren Betrag/],
  'a thousand millions': [camtOf([{ amount: '1000000000.00' }]), /ohne lesbaren Betrag/],
  'parts of a cent': [camtOf([{ amount: '1.005' }]), /ohne lesbaren Betrag/],
  dollars: [camtOf([{ amount: '1.00', currency: 'USD' }]), /anderen Währung/],
  'a damaged archive': ['PK\u0003\u0004 nichts', /beschädigt/],
  'half an archive': [(await zipOf({ 'a.xml': ONE })).subarray(0, 200), /beschädigt/],
  'an archive without statements': [await zipOf({ 'a.txt': ONE }), /keine XML-Datei/],
  'an archive with one that is none': [await zipOf({ 'a.xml': ONE, 'b.xml': '<b/>' }), /CAMT\.053/],
  'an archive of 1,000 files': [await zipOf(thousand), /mehr, als Kontoauszüge haben/],
  'an archive that unpacks to much': [
    await zipOf({ 'a.xml': spaces }),
    /mehr, als Kontoauszüge haben/,
  ],
  'an archive that says that it is small': [
    sizedAs(await zipOf({ 'a.xml': spaces }), 1000),
    /beschädigt/,
  ],
  'a name that leaves the folder': [
    forged(await zipOf({ 'ab/c.xml': ONE }), 'ab/c.xml', '../c.xml'),
    /beschädigt/,
  ],
}

test('hostile files are refused with a sentence, nothing of them is stored, and the next upload is read', async () => {
  const { product, upload } = await startPayments()
  for (const [name, [file, sentence]] of Object.entries(HOSTILE)) {
    const { status, body } = await upload(typeof file === 'string' ? file : new Uint8Array(file))
    expect(status, name).toBe(422)
    expect(body.detail, name).toMatch(sentence)
    expect(body.detail, name).toContain('Es wurde nichts übernommen.')
  }
  expect(await product.count('bank_statements')).toBe(0)

  const archive = await zipOf({ 'a.xml': ONE, 'folder/B.XML': ONE, 'readme.txt': 'Hallo' })
  const { body } = await upload(new Uint8Array(archive))
  expect(body, 'the same line in two files counts once').toMatchObject({ newLines: 1, toCheck: 1 })
  const { body: empty } = await upload(camtOf([]))
  expect(empty).toMatchObject({ newLines: 0, knownLines: 0 })
})

test('200 MB are refused while they are sent, and an upload that breaks off stores nothing', async () => {
  const { product, session, upload } = await startPayments()
  const { server, port } = await listening((await product.startAnother()).fetch)
  const post = (headers: Readonly<Record<string, string | number>>) =>
    request({
      ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/admin/bank-statements' },
      headers: { ...session, 'content-type': 'application/xml', ...headers },
    })
  for (const headers of [{ 'content-length': 200 * MB }, { 'transfer-encoding': 'chunked' }]) {
    let sent = 0
    const parts = function* () {
      for (; sent < 200; sent += 1) yield Buffer.alloc(MB, ' ')
    }
    const call = post(headers)
    // The server closes the connection on what is still being sent.
    call.on('error', () => undefined)
    Readable.from(parts()).pipe(call)

    const [answer] = (await once(call, 'response')) as [IncomingMessage]

    expect(answer.statusCode).toBe(413)
    expect(((await json(answer)) as Problem).detail).toContain('höchstens 20 MB')
    expect(sent, 'read no further than the limit').toBeLessThan(60)
    call.destroy()
  }

  const call = post({ 'content-length': ONE.length + 1 })
  call.on('error', () => undefined)
  const begun = once(server, 'request')
  call.write(ONE)
  const [incoming] = (await begun) as [IncomingMessage]
  call.destroy()
  await vi.waitUntil(() => incoming.destroyed, POLL_OPTIONS)
  expect((await upload(ONE)).body).toMatchObject({ newLines: 1, knownLines: 0 })
  expect(await product.count('bank_statements')).toBe(1)
})
