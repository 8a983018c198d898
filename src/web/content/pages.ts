/** The languages of the website. German is the default. */
export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * Every bilingual page and its two addresses. Routes, links, sitemap, canonical and hreflang are all derived from this
 * table. The training shop and the administration exist only in German.
 */
export const PAGES = {
  home: { de: '/', en: '/en' },
  potenziale: { de: '/potenziale-erkennen', en: '/en/recognise-potential' },
  loesungen: { de: '/loesungen-gestalten', en: '/en/design-solutions' },
  geschaeftsideen: {
    de: '/geschaeftsideen-kapitalisieren',
    en: '/en/capitalise-business-ideas',
  },
  organisationen: { de: '/organisationen-entwickeln', en: '/en/develop-organisations' },
  strategyConsultant: {
    de: '/tools/strategy-consultant',
    en: '/en/tools/strategy-consultant',
  },
  flightDeck: {
    de: '/tools/innovation-flight-deck',
    en: '/en/tools/innovation-flight-deck',
  },
  meetingModerator: { de: '/tools/meeting-moderator', en: '/en/tools/meeting-moderator' },
  kontakt: { de: '/kontakt', en: '/en/contact' },
  impressum: { de: '/impressum', en: '/en/imprint' },
  datenschutz: { de: '/datenschutz', en: '/en/privacy' },
  barrierefreiheit: { de: '/barrierefreiheit', en: '/en/accessibility' },
} as const satisfies Record<string, Record<Language, string>>

export type PageKey = keyof typeof PAGES
