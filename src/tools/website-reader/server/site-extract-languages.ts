import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { PageLink, PageOutline } from './page-outline.ts'
import type { Candidate } from './site-extract-identity.ts'
import { folded } from './site-text.ts'
import { pathOf } from './site-topics.ts'

/** European languages, by the texts of links to them. */
const LANGUAGE_LINKS: Record<string, string> = {
  de: 'de|ger|deutsch|german',
  en: 'en|eng|englisch|english',
  fr: 'fr|fra|francais|franzoesisch|french',
  it: 'it|ita|italiano|italienisch|italian',
  es: 'es|esp|espanol|spanisch|spanish',
  nl: 'nl|nederlands|niederlaendisch|dutch',
  pl: 'pl|polski|polnisch|polish',
  cs: 'cs|cz|cestina|tschechisch|czech',
  tr: 'tr|tuerkce|turkce|tuerkisch|turkish',
}

/** The languages of a page and its translations, by their names in the given language. */
export function languagesOn(page: PageOutline, language: ToolLanguage): Candidate[] {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
  const own = { code: page.language.toLowerCase(), quote: `lang="${page.language}"` }
  const others = page.alternates.map((code) => ({ code, quote: `hreflang="${code}"` }))
  const linked = page.links
    .filter(({ text }) => text.length >= 2 && text.length <= 15)
    .map((link) => ({ code: codeOfLink(link), quote: link.text }))
  return [own, ...others, ...linked]
    .map(({ code, quote }) => ({ code: code.split(/[-_]/)[0] ?? '', quote }))
    .filter(({ code }) => /^[a-z]{2,3}$/.test(code))
    .flatMap(({ code, quote }) => {
      const text = names.of(code)
      return text ? [{ text, weight: 1, quote }] : []
    })
}

/** "IT" in a menu is Italian only where the link leads to such a page. */
function codeOfLink({ text, url }: PageLink): string {
  const words = folded(text)
  const [code = ''] =
    Object.entries(LANGUAGE_LINKS).find(([, known]) => new RegExp(`^(${known})$`).test(words)) ?? []
  const isShort = words.length <= 3
  return !isShort || pathOf(url).toLowerCase().split('/').includes(code) ? code : ''
}
