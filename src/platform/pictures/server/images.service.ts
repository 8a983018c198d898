import { randomUUID } from 'node:crypto'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { imageFileName, imagePath, readImagePath } from '../domain/image-path.ts'
import type { UploadedImage } from '../domain/uploaded-image.ts'
import { encodeImage } from './image-encoder.ts'
import type { ImageStore } from './image-store.ts'
import { type ImageRow, insertImage, listImages } from './images.repository.ts'

const FILE_NAME_MAX_LENGTH = 200
const NAMELESS = 'Bild'
/** Path separators, and characters that are not allowed in displayed names: control characters and direction marks. */
const NOT_IN_A_NAME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu

/** All uploaded pictures, the newest first. */
export async function getImages(db: Database): Promise<UploadedImage[]> {
  const rows = await listImages(db)
  return rows.map(toUploadedImage)
}

/**
 * Stores a picture in all its versions: the files first, then the row, so that every listed picture is complete. After
 * a failure, the written files are removed.
 *
 * @param file.bytes the uploaded file, unchecked
 * @throws ProblemError as `encodeImage` does; 503 image.store_away
 */
export async function uploadImage(
  { db, store }: { db: Database; store: ImageStore },
  file: { name: string; bytes: Uint8Array },
  { now, actor }: { now: Date; actor: string },
): Promise<UploadedImage> {
  const { width, height, files } = await encodeImage(file.bytes)
  const id = randomUUID()
  const named = files.map(({ data, ...version }) => ({
    name: imageFileName({ id, ...version }),
    data,
  }))
  const fileName = displayName(file.name)
  const row = { id, fileName, width, height, uploadedBy: actor, createdAt: now }
  try {
    for (const { name, data } of named) await store.write(name, data)
    await inTransaction(db, async (tx) => {
      await insertImage(tx, row)
      await recordAction(tx, {
        actor,
        action: 'image.uploaded',
        subjectId: id,
        details: { fileName },
      })
    })
  } catch (error) {
    // The first error is thrown; a failure while removing files would only hide it.
    await Promise.allSettled(named.map(({ name }) => store.remove(name)))
    throw error
  }
  return toUploadedImage(row)
}

/**
 * A file of an uploaded picture and its media type, by its path on the site.
 *
 * @returns null for any other path, and where there is no such file
 */
export async function readImage(
  store: ImageStore,
  path: string,
): Promise<{ bytes: Uint8Array; type: string } | null> {
  const file = readImagePath(path)
  const bytes = file && (await store.read(imageFileName(file)))
  return bytes ? { bytes, type: `image/${file.format}` } : null
}

/** The name of an uploaded file as it may be shown. */
export function displayName(name: string): string {
  const shown = name.toWellFormed().normalize('NFC').replace(NOT_IN_A_NAME, '').trim()
  return Array.from(shown).slice(0, FILE_NAME_MAX_LENGTH).join('') || NAMELESS
}

function toUploadedImage({ createdAt, ...row }: ImageRow): UploadedImage {
  const path = imagePath({ id: row.id, width: row.width, format: 'webp' })
  return { ...row, path, uploadedAt: createdAt.toISOString() }
}
