import { group, line, paragraph, seo, type TextsOf } from '#site/pages/domain/text-schema.ts'

/** What readers of a shared text read before they follow a link in it. */
export const LEAVING_INTRO = group('Vor einem fremden Link', {
  seo: seo({
    title: {
      de: 'Du verlässt unsere Website | {{firma}}',
      en: 'You are leaving our website | {{firma}}',
    },
    description: {
      de: 'Diese Seite steht vor einem Link aus einem geteilten Text. Sie zeigt, wohin er führt, und folgt ihm nicht von selbst: Das entscheidest du.',
      en: 'This page comes before a link in a shared text. It shows where the link leads and doesn’t follow it by itself: you decide.',
    },
    keywords: [
      { de: 'externer Link', en: 'external link' },
      { de: 'geteilter Text', en: 'shared text' },
      { de: 'Website verlassen', en: 'leaving the website' },
    ],
    ogTitle: { de: 'Du verlässt unsere Website', en: 'You are leaving our website' },
    ogDescription: {
      de: 'Sieh, wohin ein Link aus einem geteilten Text führt, bevor du ihm folgst.',
      en: 'See where a link from a shared text leads before you follow it.',
    },
  }),
  title: line('Titel', { de: 'Du verlässt unsere Website', en: 'You are leaving our website' }),
  lead: paragraph('Hinweis, dass die Firma den Link nicht geprüft hat', {
    de: 'Diesen Link hat jemand in einen geteilten Text geschrieben. {{firma}} hat ihn nicht geprüft. Folge ihm nur, wenn du die Adresse kennst.',
    en: 'Somebody put this link into a shared text. {{firma}} hasn’t checked it. Follow it only if you know the address.',
  }),
  home: line('Link zur Startseite', {
    de: 'Zur Startseite von {{firma}}',
    en: 'Go to the {{firma}} home page',
  }),
})

export type LeavingIntro = Omit<TextsOf<typeof LEAVING_INTRO>, 'seo'>
