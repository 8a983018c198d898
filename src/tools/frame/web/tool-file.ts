/** Largest file that is opened, in bytes. Far more than a tool's work takes. */
const FILE_MAX = 5_000_000

/** Increase it when a file of this version can no longer be read by the version before. */
const VERSION = 1

export const FILE_TOOLS = ['strategy-consultant', 'flight-deck', 'meeting-moderator'] as const
export type FileTool = (typeof FILE_TOOLS)[number]

/** Why a file is not opened. */
export type FileProblem = 'unreadable' | 'no work' | 'other tool' | 'newer' | 'damaged'

export type OpenedFile<Work> = { readonly work: Work } | { readonly problem: FileProblem }

/**
 * Reads the work from JSON, as from the browser's storage: in place of what it cannot read it sets a default. It throws
 * where it cannot read any of it.
 */
export type Parse<Work> = (text: string) => Work | Promise<Work>

/** Brings work that an earlier version wrote into today's form. */
export type Upgrade = (work: unknown) => unknown

/** The work of a tool as the text of a file. */
export function toolFileText(tool: FileTool, work: unknown): string {
  return JSON.stringify({ tool, version: VERSION, work }, null, 2)
}

/**
 * Reads the text of a file that {@link toolFileText} wrote. A file of which `parse` does not take over everything is
 * refused as damaged, so that no part of it is lost without notice.
 */
export async function readToolFile<Work>(
  text: string,
  tool: FileTool,
  parse: Parse<Work>,
  upgrade: Upgrade = (work) => work,
): Promise<OpenedFile<Work>> {
  const file = parsed(text)
  if (typeof file !== 'object' || file === null || !('tool' in file) || !('work' in file)) {
    return { problem: 'no work' }
  }
  if (file.tool !== tool) return { problem: 'other tool' }
  const version = 'version' in file ? file.version : undefined
  if (typeof version !== 'number') return { problem: 'damaged' }
  if (version > VERSION) return { problem: 'newer' }
  try {
    const stored = upgrade(file.work)
    const work = await parse(JSON.stringify(stored))
    return contains(work, stored) ? { work } : { problem: 'damaged' }
  } catch {
    return { problem: 'damaged' }
  }
}

/** Reads a file that the visitor chose. */
export async function openToolFile<Work>(
  file: Blob,
  tool: FileTool,
  parse: Parse<Work>,
  upgrade?: Upgrade,
): Promise<OpenedFile<Work>> {
  if (file.size > FILE_MAX) return { problem: 'no work' }
  try {
    return await readToolFile(await file.text(), tool, parse, upgrade)
  } catch {
    return { problem: 'unreadable' }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether everything in `part` is in `whole` too, at the same place. */
function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part)) {
    return (
      Array.isArray(whole) &&
      whole.length === part.length &&
      part.every((entry, index) => contains(whole[index], entry))
    )
  }
  if (typeof part !== 'object' || part === null) return whole === part
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return false
  return Object.entries(part).every(
    ([name, value]) => Object.hasOwn(whole, name) && contains(Reflect.get(whole, name), value),
  )
}
