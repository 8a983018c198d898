import { contentHash } from '#platform/editing/domain/content-hash.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { firm } from '#site/pages/web/firm.ts'
import {
  LANGUAGES,
  type Language,
  listedPages,
  PAGES,
  type PageKey,
} from '#site/pages/web/page-table.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'

/** Reads the present texts of a bilingual page. */
export type ReadPageTexts = (page: PageKey, language: Language) => Promise<PageTexts>

/** What is said of the rooms, from the texts of the home page. */
interface RoomsTexts extends PageTexts {
  readonly spaces: {
    readonly title: string
    readonly description: string
    readonly rooms: readonly { readonly name: string }[]
  }
}

/** What the site says about itself, for the server: its pages, its rooms, and how to reach the firm. */
export async function describeSite(readTexts: ReadPageTexts) {
  const pages = await Promise.all(
    listedPages().flatMap((key) =>
      LANGUAGES.map(async (language) => {
        const texts = await readTexts(key, language)
        const { ogTitle, description } = texts.seo
        const path = PAGES[key][language]
        return {
          ...{ language, path, title: ogTitle, description },
          /** Another one whenever a text of the page has changed. */
          version: contentHash(JSON.stringify(texts)),
        }
      }),
    ),
  )
  const rooms = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { spaces } = (await readTexts('home', language)) as RoomsTexts
      return {
        language,
        path: `${PAGES.home[language]}#${ANCHORS.spaces}`,
        title: spaces.title,
        description: spaces.description,
        names: spaces.rooms.map(({ name }) => name),
      }
    }),
  )
  const { address, email, legalName, phone, roomBooking, vat } = firm()
  return {
    pages,
    rooms,
    roomBooking,
    vatNote: vat.de,
    contact: [
      legalName,
      `${address.street}, ${address.postalCode} ${address.city}`,
      email,
      phone.display,
    ],
  }
}
