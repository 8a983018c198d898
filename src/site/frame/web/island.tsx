import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

interface IslandProps {
  id: string
  /** For the script that hydrates the island: the tool's key, and the search parameters that it is rendered with. */
  tool: string
  search: object
  children: ReactNode
}

/**
 * An island: a part of a page that React hydrates in the browser as a root of its own. On the server it is rendered as one too, so
 * that `useId` gives the same ids. Contexts of the page do not reach into it.
 */
export function Island({ id, tool, search, children }: IslandProps) {
  return (
    <div
      id={id}
      data-tool={tool}
      data-search={JSON.stringify(search)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped it
      dangerouslySetInnerHTML={{ __html: renderToString(children) }}
    />
  )
}
