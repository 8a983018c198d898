import { folded } from './site-text.ts'

/** The topic of a page of a company's website. */
export type Topic = 'services' | 'about' | 'customers' | 'contact' | 'jobs' | 'news' | 'events'

/** Words of German and English websites, in link texts and URLs, folded. The first match decides. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  [
    'jobs',
    /\b(karriere|jobs?|stellen(angebote|anzeigen|markt)?|offene stellen|careers?|vacanc|join us|working at|arbeiten bei|ausbildung)/,
  ],
  [
    'customers',
    /\b(kunden|branchen|referenz|zielgruppen|customers?|clients?|industries|sectors|case stud|success stor|projekte|projects|fuer wen)/,
  ],
  [
    'services',
    /\b((dienst)?leistung|angebot|produkt|loesung|services?\b|solutions?|products?|offer|what we do|was wir|kompetenz|portfolio|sortiment|capabilities|expertise)/,
  ],
  [
    'contact',
    /\b(kontakt|contact|standort|locations?|filialen|anfahrt|niederlassung|impressum|imprint)/,
  ],
  ['events', /\b(veranstaltung|termine|events?|messen|webinare?|seminare)\b/],
  ['news', /\b(news|aktuell\w*|neuigkeiten|blog|presse|press|magazin|insights|stories)\b/],
  ['about', /\b(ueber|about|unternehmen|company|profil|who we are|wer wir|firma|geschichte|wir\b)/],
]

/** The topic of a text. @param text a link's text, a heading or a title */
export function topicOfText(text: string): Topic | null {
  const words = folded(text).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return TOPICS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** The topic of a page's URL: that of its last segment with a topic. */
export function topicOfAddress(url: string): Topic | null {
  const segments = pathOf(url).split('/').filter(Boolean).reverse()
  for (const segment of segments) {
    const topic = topicOfText(segment.replace(/\.\w+$/, ''))
    if (topic) return topic
  }
  return null
}

/** The decoded path of a URL. */
export function pathOf(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
