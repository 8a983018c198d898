import type { ComponentType } from 'react'
import type { ContentItem } from '#platform/editing/domain/content-item.ts'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import type { PublicPage } from '#platform/rendering/web/page.ts'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import type { ScreenProps } from '#platform/rendering/web/screen-props.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { readTrainingsOffer, type TrainingsOffer } from '#shop/trainings/web/trainings-offer.ts'
import { HtmlFrame } from '#site/frame/web/html-frame.tsx'
import { siteTextsFor, useSiteTexts } from '#site/frame/web/site-texts-for.ts'
import { pageTexts } from '#site/pages/web/load-page-texts.ts'
import {
  isListed,
  LANGUAGES,
  type Language,
  PAGES,
  type PageKey,
  pageOf,
} from '#site/pages/web/page-table.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'
import { structuredDataOf } from '#site/search-engines/web/bilingual-structured-data.ts'
import { pageShareSubject } from '#site/search-engines/web/share-subjects.ts'
import { readToolAi, toolPages } from '#tools/mount/web/tool-documents.tsx'
import { PAGE_SCHEMAS } from '../domain/page-schemas.ts'

type HtmlPage = {
  [Key in PageKey]: (typeof PAGES)[Key]['frame'] extends 'tool' ? never : Key
}[PageKey]
/** What is read for a bilingual page. */
interface PageData {
  /** The AI service, if there is one: the menu of every page names the tools after it. */
  ai: object | null
  /** What the home page shows of the shop; null on other pages, and where it could not be read. */
  offer: TrainingsOffer | null
  /** The rules that legal pages say; null on other pages. */
  rules: BookingRules | null
}
/** Only the home page shows the offer, only legal pages the rules. */
type Screen = ComponentType<ScreenProps<PageTexts, unknown> & Pick<PageData, 'offer' | 'rules'>>

const SCREENS = import.meta.glob<Screen>('/src/site/*/web/*-page.tsx', { import: 'Screen' })

/** A page for each language of each page that `site/pages/web/page-table.ts` declares. */
export const BILINGUAL_PAGES: readonly PublicPage[] = [
  ...Object.keys(PAGES)
    .filter(isHtmlPage)
    .flatMap((key) => LANGUAGES.map((language) => htmlPage(key, language))),
  ...toolPages(headOf),
]

function isHtmlPage(key: string): key is HtmlPage {
  return pageOf(key as PageKey).frame !== 'tool'
}

function htmlPage(key: HtmlPage, language: Language): PublicPage {
  const place = { page: key, language }
  return definePage({
    path: PAGES[key][language],
    area: 'site',
    cache: 'everybody',
    async load({ read }) {
      const content = await read('/api/cms/content')
      const parts = await partsOf(key, language, content)
      const data: PageData = {
        ai: null,
        offer: key === 'home' ? await readTrainingsOffer(read, content) : null,
        rules: PAGES[key].frame === 'legal' ? await read('/api/booking-rules') : null,
      }
      Object.assign(data, await readToolAi(read))
      return { ...parts, ...data }
    },
    head: ({ texts }, { publicUrl }) => headOf(key, language, texts, publicUrl),
    Page({ data: { Screen, texts, shared, ai, offer, rules } }) {
      const named = siteTextsFor(useSiteTexts(), ai !== null)
      return (
        <HtmlFrame {...place} texts={named}>
          <Screen
            {...place}
            texts={texts}
            shared={shared}
            site={named}
            hasAiService={ai !== null}
            offer={offer}
            rules={rules}
          />
        </HtmlFrame>
      )
    },
  })
}

/** The head of a bilingual page. */
function headOf(page: PageKey, language: Language, { seo }: PageTexts, publicUrl: string) {
  return pageHead({
    ...seo,
    path: PAGES[page][language],
    share: pageShareSubject(page, language, seo.ogTitle),
    publicUrl,
    isUnlisted: !isListed(page),
    structuredData: structuredDataOf(page, language, seo, publicUrl),
  })
}

async function partsOf(key: HtmlPage, language: Language, content: readonly ContentItem[]) {
  const { screen } = PAGES[key]
  const Screen = await fileOf(SCREENS, `/src/${screen}`)()
  const texts: PageTexts = pageTexts(PAGE_SCHEMAS[key], { page: key, language }, content)
  return { Screen, texts, shared: sharedTexts(key, language, content) }
}

/** The texts that the page has in common with others, if it has any. */
function sharedTexts(key: HtmlPage, language: Language, content: readonly ContentItem[]) {
  const page = PAGES[key]
  if (!('sharedTexts' in page)) return null
  return pageTexts(PAGE_SCHEMAS[page.sharedTexts], { page: page.sharedTexts, language }, content)
}

/** @throws where a declaration names a file that does not exist */
function fileOf<Module>(files: Record<string, () => Promise<Module>>, name: string) {
  const load = files[name]
  if (!load)
    throw new Error(`site/pages/web/page-table.ts names ${name.slice(1)}, which does not exist.`)
  return load
}
