import {
  TOOL_ISLAND_ID,
  TOOL_PROBLEM_ID,
  TOOL_SCRIPTS_ID,
} from '#platform/rendering/web/islands.ts'
import { noteSentHtml } from '#platform/rendering/web/sent-html.ts'

/** Loads React for the tool of the page: at once, or in a frame when the tool comes into view. */
export function loadTool(): void {
  const part = document.getElementById(TOOL_ISLAND_ID)
  if (!part) return
  noteSentHtml(part)
  if (parent === window) {
    void load(part)
    return
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    void load(part)
  })
  observer.observe(part)
}

async function load(part: HTMLElement): Promise<void> {
  // All at once: the screen and its texts are imported only by what is loaded first.
  const scripts: string[] = JSON.parse(
    document.getElementById(TOOL_SCRIPTS_ID)?.textContent || '[]',
  )
  for (const href of scripts) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  try {
    const { hydrateTool } = await import('./hydrate-tool.tsx')
    await hydrateTool(part)
  } catch (error) {
    reportError(error)
    const problem = document.getElementById(TOOL_PROBLEM_ID)
    if (problem) problem.hidden = false
  }
}
