import { look } from '#site/look/web/look.ts'
import { brand, firm } from '#site/pages/web/firm.ts'
import { imagePathOf } from '#site/pages/web/image-address.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import { type ShareSubject, sharePicturePath } from '../domain/share-picture.ts'
import { DEFAULT_LANGUAGE, languageOf, otherLanguage, translatedPath } from './language.ts'
import { shareBrand } from './share-brand.ts'

/** The sample's picture for previews of shared links, where a page has none of its own. All have this size, in pixels. */
const SHARE_PICTURE = { path: '/images/share.jpg', width: '1200', height: '630' }

/** The firm's picture for previews, in the place of the sample's. */
export function firmShareSubject(): ShareSubject {
  return {
    name: 'firm',
    title: firm().name,
    artwork: imagePathOf('hero'),
    accent: look().colors.early,
  }
}
const LOCALES = { de: 'de_DE', en: 'en_US' } as const satisfies Record<Language, string>

/** The head of a page, besides what all pages have. */
export interface PageHead {
  meta: readonly (
    | { title: string }
    | { title?: undefined; name: string; content: string }
    | { title?: undefined; property: string; content: string }
  )[]
  links?: readonly { rel: string; href: string; hrefLang?: string }[]
  /** What search engines read, as items of schema.org. They stand at the end of the page: all else matters to visitors first. */
  structuredData?: readonly object[]
}

interface HeadTexts {
  title: string
  description: string
  keywords: readonly string[]
  /** Texts for previews of shared links, where they differ. */
  ogTitle?: string | undefined
  ogDescription?: string | undefined
  /** The page's path; its language and its version in the other language are derived from it. */
  path: string
  /** What the picture for previews is made of; without it, the firm's picture. */
  share?: ShareSubject | undefined
  /** The site's public origin, e.g. "https://morgenfalz.example". */
  publicUrl: string
  /** Whether search engines are told not to list it. */
  isUnlisted?: boolean | undefined
  structuredData?: readonly object[]
}

/** The head of a page: title, meta data for search engines and for previews of shared links. */
export function pageHead(page: HeadTexts): PageHead {
  const { title, description, keywords, path, share, publicUrl } = page
  const { ogTitle = title, ogDescription = description } = page
  const language = languageOf(path)
  const twin = translatedPath(path)
  const url = publicUrl + path
  const picture = publicUrl + sharePathOf(share)
  return {
    meta: [
      { title },
      ...(page.isUnlisted ? [{ name: 'robots', content: 'noindex, nofollow' }] : []),
      { name: 'description', content: description },
      { name: 'keywords', content: keywords.join(', ') },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: firm().name },
      { property: 'og:locale', content: LOCALES[language] },
      ...(twin
        ? [{ property: 'og:locale:alternate', content: LOCALES[otherLanguage(language)] }]
        : []),
      { property: 'og:url', content: url },
      { property: 'og:title', content: ogTitle },
      { property: 'og:description', content: ogDescription },
      { property: 'og:image', content: picture },
      { property: 'og:image:width', content: SHARE_PICTURE.width },
      { property: 'og:image:height', content: SHARE_PICTURE.height },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: ogTitle },
      { name: 'twitter:description', content: ogDescription },
      { name: 'twitter:image', content: picture },
    ],
    links: [
      { rel: 'canonical', href: url },
      ...(twin ? alternates({ [language]: path, [otherLanguage(language)]: twin }, publicUrl) : []),
    ],
    structuredData: page.structuredData ?? [],
  }
}

function sharePathOf(share: ShareSubject | undefined): string {
  if (!share && !brand()) return SHARE_PICTURE.path
  return sharePicturePath(share ?? firmShareSubject(), shareBrand())
}

function alternates(paths: Partial<Record<Language, string>>, publicUrl: string) {
  const links = Object.entries(paths)
    .sort()
    .map(([language, path]) => ({
      rel: 'alternate',
      hrefLang: language,
      href: publicUrl + path,
    }))
  return [
    ...links,
    { rel: 'alternate', hrefLang: 'x-default', href: publicUrl + paths[DEFAULT_LANGUAGE] },
  ]
}

/** For URLs without a page. */
export const NOT_FOUND_HEAD: PageHead = {
  meta: [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }],
}
