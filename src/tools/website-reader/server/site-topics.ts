import { foldedWords } from './site-text.ts'

/** The topic of a page of an organisation's website. */
export type Topic =
  | 'services'
  | 'about'
  | 'customers'
  | 'prices'
  | 'contact'
  | 'jobs'
  | 'news'
  | 'events'
  | 'donate'

/** Words of German and English websites, in link texts and URLs, folded. The first match decides. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  [
    'jobs',
    /\b(karriere|jobs?|stellen(angebote|anzeigen|markt|ausschreibungen)?|offene stellen|careers?|employment|vacanc\w*|join us|working at|arbeiten bei|ausbildung|wir stellen ein|get involved)\b/,
  ],
  ['donate', /\b(spenden?|donate|donations?|mitglied werden|unterstuetzen|support us)\b/],
  [
    'prices',
    /\b(preise?|preisliste|kosten|tarife?|gebuehren|honorar|pricing|prices|price list|fees|rates|plans|versand|versandkosten|delivery|shipping)\b/,
  ],
  [
    'customers',
    /\b(kunden|branchen|referenz|zielgruppen|customers?|clients?|industries|sectors|case stud|success stor|fallstudien|projekte|projects|arbeiten|fuer wen)/,
  ],
  [
    'services',
    /\b((dienst)?leistung|angebot|produkt|loesung|services?\b|solutions?|products?|collections?|offer|what we do|was wir|kompetenz|portfolio|sortiment|capabilities|expertise|rechtsgebiet|(fach)?abteilung|fachbereich|practice areas?|departments?|features?|schulungen|kurse|courses|unterricht|zimmer\b|speisekarte)/,
  ],
  [
    'contact',
    /\b(kontakt|contact|standort|locations?|filialen|einrichtungen|anfahrt|so finden sie uns|niederlassung|impressum|imprint|legal notice)/,
  ],
  ['events', /\b(veranstaltung(en)?|termine|events?|messen|webinare?|seminare)\b/],
  ['news', /\b(news|aktuell\w*|neuigkeiten|blog|presse|press|magazin|insights|stories)\b/],
  [
    'about',
    /\b(ueber|about|unternehmen|company|profil|portrait|portraet|who we are|wer wir|firma|geschichte|our story|der verein|die genossenschaft|team|wir\b)/,
  ],
]

/** The topic of a text. @param text a link's text, a heading or a title */
export function topicOfText(text: string): Topic | null {
  const words = foldedWords(text)
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
