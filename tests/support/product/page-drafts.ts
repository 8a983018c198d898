import type {
  ListedPage,
  Publication,
  PublishedPage,
  StaffPage,
  StaffText,
  Translation,
} from '#office/page-texts/domain/staff-page.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { ContentItem } from '#platform/editing/domain/content-item.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import type { Session } from './edits.ts'
import type { TestProduct } from './test-product.ts'

type Seen = { key: string; version: number }[]

const PAGES = '/api/admin/pages'

/** The calls with which staff write a page in drafts and publish them: the contact page, where a test names no other. */
export function pageDraftCalls(product: TestProduct, session: Session, page = 'kontakt') {
  const get = async <T>(path: string) => (await product.get<T>(path, session)).body
  const send = <T>(method: string, path: string, body: unknown, ifMatch?: string) =>
    product.send<T & Problem>(method, path, body, {
      ...session,
      ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
    })
  const read = (language: Language) => get<StaffPage>(`${PAGES}/${page}/${language}`)
  /** The present drafts of a language, as the editor sees them. */
  const drafts = async (language: Language): Promise<Seen> =>
    (await read(language)).texts.flatMap(({ key, draft }) =>
      draft ? [{ key, version: draft.version }] : [],
    )
  const publishSeen = (languages: { language: Language; drafts: Seen }[]) =>
    send<Publication[]>('POST', `${PAGES}/${page}/publish`, { languages })
  return {
    drafts,
    publishSeen,
    page: read,
    /** The page in the list of all, in each language. */
    pages: async () => (await get<ListedPage[]>(PAGES)).filter((one) => one.page === page),
    text: async (language: Language, key: string) => {
      const text = (await read(language)).texts.find((one) => one.key === key)
      if (!text) throw new Error(`The page has no text ${key}.`)
      return text
    },
    write: (language: Language, key: string, content: unknown, ifMatch?: string) =>
      send<StaffText>('PUT', `${PAGES}/${page}/${language}/texts`, { key, content }, ifMatch),
    confirm: (language: Language, key: string, other: string) =>
      send<StaffText>('POST', `${PAGES}/${page}/${language}/texts/confirm`, { key, other }),
    discard: (language: Language, seen: Seen) =>
      send<StaffPage>('DELETE', `${PAGES}/${page}/${language}/drafts`, { drafts: seen }),
    /** Publishes all drafts of these languages. */
    publish: async (...languages: Language[]) =>
      publishSeen(
        await Promise.all(
          languages.map(async (language) => ({ language, drafts: await drafts(language) })),
        ),
      ),
    publications: (language: Language) =>
      get<Publication[]>(`${PAGES}/${page}/${language}/publications`),
    publication: (language: Language, id = '') =>
      get<PublishedPage>(`${PAGES}/${page}/${language}/publications/${id}`),
    restore: (language: Language, id: string, seen: Seen = []) =>
      send<StaffPage>('POST', `${PAGES}/${page}/${language}/publications/${id}/restore`, {
        drafts: seen,
      }),
    translations: () => get<Translation[]>('/api/admin/translations'),
    /** What visitors see of a text, where something is stored. */
    visible: async (language: Language, key: string) => {
      const { body } = await product.get<ContentItem[]>('/api/cms/content')
      return body.find((one) => one.section === `${page}.${language}` && one.key === key)?.content
    },
  }
}
