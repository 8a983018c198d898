import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { archiveOf } from '#tests/support/product/content-transfer.ts'
import { openContentFile, UnreadableContent } from './content-file.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const CONTENT = ['content.json', '{"version":1}'] as const
const PICTURE = [`pictures/${ID}-480.webp`, 'a picture'] as const

function open(bytes: Uint8Array | string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'inhalte')
  writeFileSync(file, bytes)
  return openContentFile(file)
}

/** Replaces every occurrence of a text in an archive by another one of the same length. */
function patched(archive: Uint8Array, from: string | Buffer, to: string | Buffer): Uint8Array {
  const hex = Buffer.from(archive).toString('hex')
  const [before, after] = [Buffer.from(from), Buffer.from(to)]
  expect(before.length).toBe(after.length)
  expect(hex).toContain(before.toString('hex'))
  return Buffer.from(hex.replaceAll(before.toString('hex'), after.toString('hex')), 'hex')
}

/** Sets a number of two bytes in each entry of the list of files, which begins with a signature. */
function withNumber(archive: Uint8Array, signature: string, offset: number, value: number) {
  const bytes = Buffer.from(archive)
  for (let at = bytes.indexOf(signature); at !== -1; at = bytes.indexOf(signature, at + 4))
    bytes.writeUInt16LE(value, at + offset)
  return bytes
}

const LISTED = 'PK\u0001\u0002'
const END = 'PK\u0005\u0006'

test('an archive has its content, and pictures by name, packed or not', async () => {
  for (const compress of [true, false]) {
    const file = await open(await archiveOf([PICTURE, CONTENT], { compress }))
    expect(file.json).toEqual({ version: 1 })
    expect((await file.readPicture(`${ID}-480.webp`))?.toString()).toBe('a picture')
    expect(await file.readPicture(`${ID}-800.webp`)).toBeNull()
    file.close()
  }
})

test('a file of JSON is content without pictures', async () => {
  const file = await open('{"trainings":[]}')
  expect(file.json).toEqual({ trainings: [] })
  expect(await file.readPicture(`${ID}-480.webp`)).toBeNull()
})

test.each([
  ['nothing', () => '', /kein JSON/],
  ['no JSON', () => 'Guten Tag', /kein JSON/],
  ['Latin-1', () => Buffer.from('{"a":"\u00fc"}', 'latin1'), /kein JSON/],
  ['a prototype', () => '{"__proto__":{"isAdmin":true}}', /verschachtelt/],
  ['levels without end', () => '['.repeat(20_000) + ']'.repeat(20_000), /verschachtelt/],
  ['too much JSON', () => `"${'x'.repeat(10_000_001)}"`, /zu groß/],
  ['the beginning of an archive alone', () => 'PK\u0003\u0004', /unvollständig oder beschädigt/],
  ['an archive without content', () => archiveOf([PICTURE]), /fehlt content\.json/],
  [
    'an archive that is cut off',
    async () => (await archiveOf([PICTURE, CONTENT])).subarray(0, -30),
    /unvollständig oder beschädigt/,
  ],
  [
    'a path to another folder',
    async () =>
      patched(await archiveOf([CONTENT, ['xx/evil.txt', '']]), 'xx/evil.txt', '../evil.txt'),
    /unvollständig oder beschädigt/,
  ],
  [
    'an absolute path',
    async () =>
      patched(await archiveOf([CONTENT, ['xetc/passwd', '']]), 'xetc/passwd', '/etc/passwd'),
    /unvollständig oder beschädigt/,
  ],
  [
    'a path of Windows',
    async () => patched(await archiveOf([CONTENT, ['a/b/c', '']]), 'a/b/c', 'a\\b\\c'),
    /unvollständig oder beschädigt/,
  ],
  ['another file', () => archiveOf([CONTENT, ['index.html', '<script>']]), /„index\.html“/],
  ['a picture elsewhere', () => archiveOf([CONTENT, [`${ID}-480.webp`, '']]), /kein Export hat/],
  [
    'a picture of another kind',
    () => archiveOf([CONTENT, [`pictures/${ID}-480.svg`, '']]),
    /\.svg“/,
  ],
  [
    'the same file twice',
    async () => {
      const other = PICTURE[0].replace('480', '800')
      return patched(await archiveOf([CONTENT, PICTURE, [other, 'x']]), other, PICTURE[0])
    },
    /zweimal/,
  ],
  [
    'a bomb',
    () => archiveOf([['content.json', `"${' '.repeat(20_000_000)}"`]]),
    /content\.json“ zu groß/,
  ],
  [
    'a bomb that hides its size',
    async () => {
      const archive = await archiveOf([['content.json', `"${' '.repeat(20_000_000)}"`]])
      const size = (bytes: number) => {
        const buffer = Buffer.alloc(4)
        buffer.writeUInt32LE(bytes)
        return buffer
      }
      return patched(archive, size(20_000_002), size(20))
    },
    /unvollständig oder beschädigt/,
  ],
  [
    'many pictures that are one unpacked',
    () =>
      archiveOf([
        CONTENT,
        ...Array.from({ length: 25 }, (_, at) => {
          const id = ID.replace(/..$/, String(at).padStart(2, '0'))
          return [`pictures/${id}-480.webp`, Buffer.alloc(9_000_000)] as const
        }),
      ]),
    /Ausgepackt ist das Archiv größer/,
  ],
  [
    'a list of 65,000 files',
    async () => withNumber(await archiveOf([CONTENT]), END, 10, 65_000),
    /mehr Dateien/,
  ],
  [
    'an archive that needs a password',
    async () => withNumber(await archiveOf([CONTENT]), LISTED, 8, 1),
    /verschlüsselt/,
  ],
  [
    'another way of packing',
    async () => withNumber(await archiveOf([CONTENT]), LISTED, 10, 99),
    /unvollständig oder beschädigt/,
  ],
  [
    'changed bytes',
    async () =>
      patched(await archiveOf([CONTENT], { compress: false }), '"version":1', '"version":2'),
    /beschädigt/,
  ],
])('%s is refused with a sentence', async (_what, make, sentence) => {
  const opening = open(await make())
  await expect(opening).rejects.toThrow(UnreadableContent)
  await expect(opening).rejects.toThrow(sentence)
})

test('an archive of more files than an export has is refused before they are listed', async () => {
  const files = Array.from({ length: 7_000 }, (_, at) => [`pictures/${at}`, ''] as const)
  await expect(open(await archiveOf([CONTENT, ...files], { compress: false }))).rejects.toThrow(
    /mehr Dateien/,
  )
})
