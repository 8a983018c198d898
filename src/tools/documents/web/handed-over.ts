import { FILE_TOOLS, type FileTool } from '#tools/frame/web/tool-file.ts'

const KEY = 'handed-over-work'
const START_KEY = 'handed-over-start'

/** What a tool begins with where a result of another one leads to it. */
export interface HandedStart {
  readonly tool: FileTool
  /** What it comes from, in the words of its tool: the name of an organisation, or of a concept. */
  readonly from: string
  /** The tool that it is for reads it as it reads its stored work. */
  readonly start: unknown
}

/** Keeps a start until its tool is opened in this tab. Returns false where the browser does not store it. */
export function handOverStart(start: HandedStart): boolean {
  try {
    sessionStorage.setItem(START_KEY, JSON.stringify(start))
    return true
  } catch {
    return false
  }
}

/** The start that is kept for a tool, once; null where there is none. */
export function takeHandedStart(tool: FileTool): HandedStart | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(START_KEY) ?? 'null')
    if (kept?.tool !== tool || typeof kept.from !== 'string') return null
    sessionStorage.removeItem(START_KEY)
    return { tool, from: kept.from, start: kept.start }
  } catch {
    return null
  }
}

/**
 * Keeps the text of a tool's file until the tool is opened in this tab. Returns false where the browser does not store
 * it.
 */
export function handOver(fileText: string): boolean {
  try {
    sessionStorage.setItem(KEY, fileText)
    return true
  } catch {
    return false
  }
}

/** The text of the file that is kept for a tool, once; null where there is none. */
export function takeHandedOver(tool: FileTool): string | null {
  try {
    const text = sessionStorage.getItem(KEY)
    if (text === null || toolOfFile(text) !== tool) return null
    sessionStorage.removeItem(KEY)
    return text
  } catch {
    return null
  }
}

/** The tool that a file belongs to; null where the text is not one of their files. */
export function toolOfFile(text: string): FileTool | null {
  try {
    const { tool } = JSON.parse(text) as { tool?: unknown }
    return FILE_TOOLS.find((one) => one === tool) ?? null
  } catch {
    return null
  }
}
