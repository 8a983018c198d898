import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '../../content/pages.ts'
import { toolAiQuery } from '../queries/queries.ts'
import { bilingualPage } from './bilingual-page.ts'

/** Options that the routes of the home page share in both languages. A route adds its screen. */
export function homePage(language: Language) {
  const page = bilingualPage('home', language)
  return {
    ...page,
    /** The page's SEO texts, and whether an AI service is set up, which decides on the badge of the tools. */
    loader: async ({ context }: { context: { queryClient: QueryClient } }) => {
      const [seo, { ai }] = await Promise.all([
        page.loader(),
        context.queryClient.ensureQueryData(toolAiQuery),
      ])
      return { ...seo, hasAiService: ai !== null }
    },
  }
}
