import type { LocalText } from '#site/pages/domain/text-schema.ts'

/** What the services are called in the samples, by the keys of their pages. The order is that of the home page. */
export const SERVICE_NAMES = {
  potenziale: { de: 'Potenziale erkennen', en: 'Recognise potential' },
  loesungen: { de: 'Lösungen gestalten', en: 'Design solutions' },
  geschaeftsideen: { de: 'Geschäftsideen kapitalisieren', en: 'Capitalise on business ideas' },
  organisationen: { de: 'Organisationen entwickeln', en: 'Develop organisations' },
} as const satisfies Record<string, LocalText>
