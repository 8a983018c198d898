import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { ImageStore } from '#platform/pictures/server/image-store.ts'
import type { ContentFault, InitialContent } from '#shop/initial-content/domain/initial-content.ts'
import type { ContentFile } from '#shop/initial-content/server/content-file.ts'
import { markFileNames, readMark, storeMark } from '#site/marks/server/mark-files.service.ts'
import { MARKS_SETTING } from '#site/marks/server/marks.service.ts'
import { readMarkPath } from '#site/pages/domain/mark-path.ts'

/**
 * Takes logo and icon of a file as if they were uploaded: an SVG is cleaned, a PNG encoded anew. They are named by their
 * content, so the setting of the file is changed to what they are called then.
 *
 * @param isPreview true stores nothing
 * @returns what is wrong with them
 */
export async function importMarks(
  content: InitialContent,
  readPicture: ContentFile['readPicture'],
  { store, isPreview }: { store: ImageStore; isPreview: boolean },
): Promise<ContentFault[]> {
  const marks = content.settings[MARKS_SETTING.name]
  const faults: ContentFault[] = []
  for (const [name, path] of Object.entries(marks ?? {})) {
    if (typeof path !== 'string' || !readMarkPath(path) || (await readMark(store, path))) continue
    const bytes = await readPicture(fileOfMark(path))
    const target = isPreview ? { ...store, write: async () => undefined } : store
    const taken = bytes
      ? await storeMark(target, bytes).then((stored) => ({ stored }), refusal)
      : { message: `Die Datei ${fileOfMark(path)} fehlt im Archiv.` }
    if ('message' in taken)
      faults.push({ path: `settings.${MARKS_SETTING.name}.${name}`, message: taken.message })
    else if (marks) marks[name] = taken.stored
  }
  return faults
}

/** The name in an archive of the file of a logo or icon, by its path on the site. */
export function fileOfMark(path: string): string {
  return markFileNames(path)[0] ?? ''
}

function refusal(error: unknown): { message: string } {
  if (error instanceof ProblemError && error.status < 500) return { message: error.message }
  throw error
}
