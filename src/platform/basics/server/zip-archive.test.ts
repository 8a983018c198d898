import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { zipArchive } from './zip-archive.ts'

/** An archive of a hundred files of 200 kB, and how many of them were made. */
function largeArchive() {
  const files = { made: 0 }
  const archive = zipArchive(async (add) => {
    for (let index = 0; index < 100; index += 1) {
      files.made += 1
      await add(`${index}.bin`, new Uint8Array(200_000))
    }
  })
  return { archive, files }
}

test('a file is made when the reader has taken the one before', async () => {
  const { archive, files } = largeArchive()
  let most = 0
  let bytes = 0

  for await (const part of archive) {
    bytes += (part as Buffer).length
    // A reader that is slow: whatever is made ahead of it is made by now.
    for (let count = 0; count < 5; count += 1) await turn()
    most = Math.max(most, files.made - bytes / 200_000)
  }

  expect(files.made).toBe(100)
  expect(bytes).toBeGreaterThan(20_000_000)
  expect(most).toBeLessThan(4)
})

test('no further file is made for a reader who has gone', async () => {
  const { archive, files } = largeArchive()
  const reader = archive[Symbol.asyncIterator]()
  await reader.next()

  archive.destroy()

  for (let count = 0; count < 20; count += 1) await turn()
  expect(files.made).toBeLessThan(5)
})

test('a file that cannot be made ends the archive with its error', async () => {
  const archive = zipArchive(async () => {
    throw new Error('gone')
  })
  await expect(archive.toArray()).rejects.toThrow('gone')
})
