import { FILE_TOOLS, type FileTool } from '#tools/frame/web/tool-file.ts'

const KEY = 'handed-over-work'
const START_KEY = 'handed-over-start'

/** What a tool begins with where a result of another one leads to it. */
export interface HandedStart {
  readonly tool: FileTool
  /** What it comes from, in the words of its tool: the name of an organisation, or of a concept. */
  readonly from: string
  /** Work of that tool, which checks it as it checks stored work. */
  readonly start: unknown
}

/** Keeps a start until its tool is opened in this tab. Returns false where the browser does not store it. */
export function handOverStart(start: HandedStart): boolean {
  return keep(START_KEY, JSON.stringify(start))
}

/** The start that is kept for a tool, once; null where there is none. */
export function takeHandedStart(tool: FileTool): HandedStart | null {
  const text = take(START_KEY, tool)
  return text === null ? null : JSON.parse(text)
}

/**
 * Keeps the text of a tool's file until the tool is opened in this tab. Returns false where the browser does not store
 * it.
 */
export function handOver(fileText: string): boolean {
  return keep(KEY, fileText)
}

/** The text of the file that is kept for a tool, once; null where there is none. */
export function takeHandedOver(tool: FileTool): string | null {
  return take(KEY, tool)
}

function keep(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function take(key: string, tool: FileTool): string | null {
  try {
    const text = sessionStorage.getItem(key)
    if (text === null || toolOfFile(text) !== tool) return null
    sessionStorage.removeItem(key)
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
