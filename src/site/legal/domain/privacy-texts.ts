import { legalTexts } from './legal-texts.ts'
import { PRIVACY_PARTS } from './privacy-parts.ts'
import { PRIVACY_VALUES } from './privacy-values.ts'

/** The texts of the privacy policy. */
export const PRIVACY_TEXTS = legalTexts(
  'Datenschutzerklärung',
  {
    seo: {
      title: { de: 'Datenschutzerklärung | {{firma}}', en: 'Privacy policy | {{firma}}' },
      description: {
        de: 'Welche Daten {{firma}} beim Besuch der Website und bei Anmeldungen zu Trainings verarbeitet, wozu und wie lange. Ohne Tracking, ohne Cookie-Banner.',
        en: 'Which data {{firma}} processes when you visit this website or register for training, why and for how long. No tracking and no cookie banner.',
      },
      keywords: [
        { de: 'Datenschutzerklärung', en: 'privacy policy' },
        { de: 'DSGVO', en: 'GDPR' },
        { de: 'Cookies', en: 'data protection' },
      ],
      ogTitle: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
      ogDescription: {
        de: 'Welche Daten wir verarbeiten, wozu und wie lange.',
        en: 'Which data we process, why and for how long.',
      },
    },
    topic: { de: 'Rechtliches', en: 'Legal' },
    title: { de: 'Datenschutz\u00aderklärung', en: 'Privacy policy' },
    notice: {
      de: 'Muster: Der Text beschreibt, was diese Website tut. Hosting, Mailversand und Fristen sind vor der Veröffentlichung zu ergänzen und rechtlich zu prüfen.',
      en: 'Sample: this text describes what this website does. Before publishing, add your hosting, email delivery and retention periods, and have it checked by a lawyer.',
    },
    paragraphs: PRIVACY_PARTS,
  },
  PRIVACY_VALUES,
)

/**
 * The day on which the German sample was last changed. A booking stores the version of the policy that was shown: this
 * day, or a later one on which staff changed the text. A test fails when the sample changes and the day does not.
 */
export const PRIVACY_SAMPLE_DAY = '2026-11-27'
