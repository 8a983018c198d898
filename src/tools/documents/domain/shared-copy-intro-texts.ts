import { group, line, paragraph, seo, type TextsOf } from '#site/pages/domain/text-schema.ts'

/** What readers of a shared copy read above it. */
export const SHARED_COPY_INTRO = group('Geteilte Kopie', {
  seo: seo({
    title: {
      de: 'Geteilte Kopie aus einem Werkzeug | {{firma}}',
      en: 'Shared copy from one of our tools | {{firma}}',
    },
    description: {
      de: 'Diese Seite zeigt, was jemand aus dem Strategy Consultant, dem Innovation Flight Deck oder dem Meeting Moderator geteilt hat: zum Lesen, 30 Tage lang.',
      en: 'This page shows what somebody shared from the Strategy Consultant, the Innovation Flight Deck or the Meeting Moderator. It can be read for 30 days.',
    },
    keywords: [
      { de: 'geteilte Kopie', en: 'shared copy' },
      { de: 'Protokoll lesen', en: 'read minutes' },
      { de: 'Konzept lesen', en: 'read a concept' },
    ],
    ogTitle: { de: 'Geteilte Kopie', en: 'Shared copy' },
    ogDescription: {
      de: 'Ein Ergebnis aus einem unserer Werkzeuge, zum Lesen.',
      en: 'A result from one of our tools, for you to read.',
    },
  }),
  title: line('Titel', { de: 'Geteilte Kopie', en: 'Shared copy' }),
  foreign: paragraph('Hinweis über einer Kopie, dass sie nicht von der Firma ist', {
    de: 'Das hat jemand mit einem unserer Werkzeuge geschrieben und geteilt. {{firma}} hat es nicht geprüft.',
    en: 'Somebody wrote this with one of our tools and shared it. {{firma}} hasn’t checked it.',
  }),
})

export type SharedCopyIntro = Omit<TextsOf<typeof SHARED_COPY_INTRO>, 'seo'>
