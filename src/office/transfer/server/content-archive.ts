import type { Readable } from 'node:stream'
import { type AddFile, zipArchive } from '#platform/basics/server/zip-archive.ts'
import { imageFileName, imageFilesOf } from '#platform/pictures/domain/image-path.ts'
import type { ImageStore } from '#platform/pictures/server/image-store.ts'
import type { ContentPicture } from '#shop/initial-content/domain/initial-content.ts'
import { CONTENT_NAME, PICTURES_FOLDER } from '#shop/initial-content/server/content-file.ts'
import { MARKS_SETTING } from '#site/marks/server/marks.service.ts'
import { fileOfMark } from './import-marks.service.ts'
import { contentText, type SiteContent } from './site-content.service.ts'

/**
 * The archive of a content, as a stream: a picture's file is read when the reader has taken the one before. The content
 * comes last: a picture of which the store has lost a file is left out of it.
 */
export function contentArchive(content: SiteContent, store: Pick<ImageStore, 'read'>): Readable {
  return zipArchive(async (add) => {
    const pictures: ContentPicture[] = []
    for (const picture of content.pictures) {
      const files = await readFiles(picture, store)
      if (!files) continue
      pictures.push(picture)
      for (const { name, bytes } of files) await add(PICTURES_FOLDER + name, bytes)
    }
    const settings = { ...content.settings }
    const marks = settings[MARKS_SETTING.name]
    if (marks) settings[MARKS_SETTING.name] = await addMarks(marks, store, add)
    await add(CONTENT_NAME, Buffer.from(contentText({ ...content, settings, pictures })))
  })
}

/** Adds the files of logo and icon, each once. @returns the setting, without files that the store has lost */
async function addMarks(
  marks: Record<string, unknown>,
  store: Pick<ImageStore, 'read'>,
  add: AddFile,
) {
  const kept = { ...marks }
  const added = new Set<string>()
  for (const [one, path] of Object.entries(marks)) {
    const name = path === '' ? '' : fileOfMark(String(path))
    const bytes = name && (await store.read(name))
    if (!bytes) kept[one] = ''
    else if (!added.has(name)) await add(PICTURES_FOLDER + name, bytes)
    added.add(name)
  }
  return kept
}

/** All files of a picture; null where one of them is lost. */
async function readFiles(picture: ContentPicture, store: Pick<ImageStore, 'read'>) {
  const files: { name: string; bytes: Uint8Array }[] = []
  for (const file of imageFilesOf(picture)) {
    const name = imageFileName(file)
    const bytes = await store.read(name)
    if (!bytes) return null
    files.push({ name, bytes })
  }
  return files
}
