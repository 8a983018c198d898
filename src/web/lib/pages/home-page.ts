import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '../../content/pages.ts'
import { toolAiQuery } from '../queries/queries.ts'
import { bilingualPage } from './bilingual-page.ts'

/** What the routes of the home page in both languages share. A route adds its screen. */
export function homePage(language: Language) {
  const page = bilingualPage('home', language)
  return {
    ...page,
    /** Besides the page's SEO texts: whether an AI service is set up, which decides on the badge of the tools. */
    loader: async ({ context }: { context: { queryClient: QueryClient } }) => {
      const [seo, { ai }] = await Promise.all([
        page.loader(),
        context.queryClient.ensureQueryData(toolAiQuery),
      ])
      return { ...seo, hasAiService: ai !== null }
    },
  }
}
