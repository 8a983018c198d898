import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { imageFileName, imageFilesOf } from '#platform/pictures/domain/image-path.ts'
import { isEncodedAs } from '#platform/pictures/server/image-encoder.ts'
import type { ImageStore } from '#platform/pictures/server/image-store.ts'
import { insertImage, listImages } from '#platform/pictures/server/images.repository.ts'
import { displayName } from '#platform/pictures/server/images.service.ts'
import type {
  ContentFault,
  ContentPicture,
  InitialContent,
} from '#shop/initial-content/domain/initial-content.ts'
import type { ContentFile } from '#shop/initial-content/server/content-file.ts'
import { addLine, type ImportRun } from './import-run.ts'

type ReadPicture = ContentFile['readPicture']

/** The most pixels of a height that one so wide may have, as for an uploaded picture. */
const MOST_PER_WIDTH = 10

/**
 * What is wrong with the pictures of a file: one that it shows and nobody has, a size of one that is missing, or bytes
 * that are no such picture. All of those that the site has not are decoded, one at a time.
 */
export async function findPictureFaults(
  db: Connection,
  content: InitialContent,
  readPicture: ReadPicture,
): Promise<ContentFault[]> {
  const present = await listImages(db)
  const faults = missingPictures(content, [...present, ...content.pictures])
  const known = new Set(present.map(({ id }) => id))
  for (const [index, picture] of content.pictures.entries()) {
    if (known.has(picture.id)) continue
    const message = await problemOf(picture, readPicture)
    if (message !== null) faults.push({ path: `pictures.${index}`, message })
  }
  return faults
}

async function problemOf(
  picture: ContentPicture,
  readPicture: ReadPicture,
): Promise<string | null> {
  const name = `„${displayName(picture.fileName)}“`
  if (picture.height > picture.width * MOST_PER_WIDTH)
    return `Das Bild ${name} ist mehr als zehnmal so hoch wie breit.`
  for (const file of imageFilesOf(picture)) {
    const bytes = await readPicture(imageFileName(file))
    if (!bytes) return `Vom Bild ${name} fehlt die Datei ${imageFileName(file)}.`
    const height = Math.round((picture.height * file.width) / picture.width)
    if (!(await isEncodedAs(bytes, { ...file, height })))
      return `Die Datei ${imageFileName(file)} ist kein Bild in ihrem Format und ihrer Größe.`
  }
  return null
}

/** The path of an uploaded picture of this site, in any of its sizes; the same in the address of another site is none. */
const UPLOADED =
  /(?<![\w.-])\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,4}\.(?:avif|webp)/g

/** The ids of the uploaded pictures that a text names. */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(UPLOADED)].map(([, id = '']) => id)
}

/** Uploaded pictures that texts, trainings and settings name and that there are not. */
function missingPictures(
  { pictures: _, ...content }: InitialContent,
  known: readonly Pick<ContentPicture, 'id'>[],
): ContentFault[] {
  const ids = new Set(known.map(({ id }) => id))
  return textsIn(content, []).flatMap(({ path, text }) =>
    picturesIn(text)
      .filter((id) => !ids.has(id))
      .map((id) => ({ path, message: `Das Bild ${id} fehlt in der Datei.` })),
  )
}

function textsIn(value: unknown, path: readonly string[]): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path: path.join('.'), text: value }]
  if (!(value instanceof Object)) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]))
}

/**
 * Stores the pictures that the site has not: of each the files first, then its row. They keep their ids, so that texts
 * find them under the same addresses. Their files were checked by {@link findPictureFaults}.
 *
 * @param write stores a file; null for a preview
 */
export async function importPictures(
  run: ImportRun,
  readPicture: ReadPicture,
  write: ImageStore['write'] | null,
): Promise<void> {
  const { tx, content, context } = run
  const present = new Set((await listImages(tx)).map(({ id }) => id))
  for (const picture of content.pictures) {
    const fileName = displayName(picture.fileName)
    if (present.has(picture.id)) {
      addLine(run, 'pictures', fileName, 'same')
      continue
    }
    for (const file of write ? imageFilesOf(picture) : []) {
      const bytes = await readPicture(imageFileName(file))
      if (!bytes) throw new Error(`The archive was checked and lacks ${imageFileName(file)}`)
      await write?.(imageFileName(file), bytes)
    }
    const { actor, now } = context
    await insertImage(tx, { ...picture, fileName, uploadedBy: actor, createdAt: now })
    await recordAction(tx, {
      actor,
      action: 'image.uploaded',
      subjectId: picture.id,
      details: { fileName },
    })
    addLine(run, 'pictures', fileName, 'new')
  }
}

/** Removes files whose picture is not stored after all. The caller has locked imports. */
export async function removeUnlisted(
  db: Connection,
  store: ImageStore,
  { pictures }: Pick<InitialContent, 'pictures'>,
): Promise<void> {
  const present = new Set((await listImages(db)).map(({ id }) => id))
  // One after the other: there may be thousands.
  for (const file of pictures.filter(({ id }) => !present.has(id)).flatMap(imageFilesOf))
    await store.remove(imageFileName(file)).catch(() => undefined)
}
