import { FIRM } from '../content/firm.ts'

interface PageMeta {
  title: string
  description: string
  keywords: readonly string[]
}

/** What the head of a German page says about it, to search engines and wherever its link is shared. */
export function pageMeta({ title, description, keywords }: PageMeta) {
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: FIRM.name },
    { property: 'og:locale', content: 'de_DE' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ]
}
