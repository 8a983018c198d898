import { FIRM } from '#site/pages/web/firm.ts'

/** The head of an admin screen: its title, and no indexing by search engines. */
export function adminHead(title: string) {
  return {
    meta: [{ title: `${title} | ${FIRM.name}` }, { name: 'robots', content: 'noindex, nofollow' }],
  }
}
