import { parametersOf, pushSearch, useSearchText } from '#platform/rendering/web/page-address.ts'
import { parseToolSearch, type ToolSearch } from './tool-search.ts'

/**
 * The search parameters of a tool's page.
 *
 * @param rendered those that the page was rendered with
 */
export function useToolSearch(rendered: ToolSearch): ToolSearch {
  const search = useSearchText()
  return search === null ? rendered : parseToolSearch(parametersOf(search))
}

/** Goes to a step of the tool, as an entry of the browser's history. */
export function goToStep({ step, sprint }: Pick<ToolSearch, 'step' | 'sprint'>): void {
  // The website was requested with the first step.
  pushSearch({ step, sprint, url: undefined })
}

/** The attributes of a link to a step of the tool at the path. Without scripts it loads the page. */
export function stepLink(path: string, { embed, step, sprint }: Omit<ToolSearch, 'url'>) {
  const search = new URLSearchParams(
    Object.entries({ embed, step, sprint }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()
  return {
    href: search ? `${path}?${search}` : path,
    onClick(event: React.MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      goToStep({ step, sprint })
    },
  }
}
