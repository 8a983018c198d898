import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '../content/pages.ts'
import { bilingualPage } from './bilingual-page.ts'
import { toolAiQuery } from './queries.ts'

/** What the routes of the home page in both languages share. A route adds its screen. */
export function homePage(language: Language) {
  const page = bilingualPage('home', language)
  return {
    ...page,
    /** Whether there is an AI service decides whether the tools carry its badge. */
    loader: async ({ context }: { context: { queryClient: QueryClient } }) => {
      const [seo] = await Promise.all([
        page.loader(),
        context.queryClient.ensureQueryData(toolAiQuery),
      ])
      return seo
    },
  }
}
