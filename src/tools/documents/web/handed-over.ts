import { FILE_TOOLS, type FileTool } from '#tools/frame/web/tool-file.ts'

const KEY = 'handed-over-work'

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
