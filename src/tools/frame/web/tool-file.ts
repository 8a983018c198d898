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
 * Reads a file that {@link toolFileText} wrote: its text, or the file itself as the visitor chose it. A file of which
 * `parse` does not take over everything is refused as damaged, so that no part of it is lost without notice.
 */
export async function readToolFile<Work>(
  given: string | Blob,
  tool: FileTool,
  parse: Parse<Work>,
  upgrade: Upgrade = (work) => work,
): Promise<OpenedFile<Work>> {
  if (typeof given !== 'string' && given.size > FILE_MAX) return { problem: 'no work' }
  const text = typeof given === 'string' ? given : await given.text().catch(() => null)
  if (text === null) return { problem: 'unreadable' }
  const file = Object(parsed(text)) as { tool?: unknown; version?: unknown; work?: unknown }
  if (file.tool === undefined || file.work === undefined) return { problem: 'no work' }
  if (file.tool !== tool) return { problem: 'other tool' }
  if (typeof file.version !== 'number') return { problem: 'damaged' }
  if (file.version > VERSION) return { problem: 'newer' }
  try {
    const stored = upgrade(file.work)
    const work = await parse(JSON.stringify(stored))
    return contains(work, stored) ? { work } : { problem: 'damaged' }
  } catch {
    return { problem: 'damaged' }
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
