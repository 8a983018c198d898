import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '../../content/pages.ts'
import type { ToolKey } from '../../content/texts.ts'
import { toolAiQuery } from '../queries/queries.ts'
import { bilingualPage } from './bilingual-page.ts'
import { parseToolSearch } from './tool-search.ts'

/** Options that the routes of the three tools share. A route adds its screen. */
export function toolPage(tool: ToolKey, language: Language) {
  const page = bilingualPage(tool, language)
  return {
    ...page,
    validateSearch: parseToolSearch,
    /** Loads whether there is an AI service, so that the server's HTML contains the notice of which data is sent. */
    loader: async ({ context }: { context: { queryClient: QueryClient } }) => {
      const [seo] = await Promise.all([
        page.loader(),
        context.queryClient.ensureQueryData(toolAiQuery),
      ])
      return seo
    },
  }
}
