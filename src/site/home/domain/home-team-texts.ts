import {
  group,
  type LocalText,
  line,
  list,
  paragraph,
  picture,
} from '#site/pages/domain/text-schema.ts'

/** The part of the home page that shows the firm's people. SAMPLE CONTENT, to be replaced: they are invented. */
export const HOME_TEAM_TEXTS = group('Team', {
  title: line('Überschrift', { de: 'Die Menschen dahinter', en: 'The people behind it' }),
  intro: paragraph('Einleitung', {
    de: 'Wer euch berät, arbeitet auch mit: Im Projekt habt ihr es mit den Menschen zu tun, die ihr hier seht.',
    en: 'The people who advise you also do the work: on a project, you work with the people you see here.',
  }),
  members: list(
    'Personen',
    {
      each: 'Person',
      least: 1,
      most: 14,
      item: { name: line('Name'), role: line('Aufgabe'), picture: picture('Bild') },
    },
    [
      member('Mira Hollen', 'team-1', {
        de: 'Geschäftsführung und Strategie',
        en: 'Managing director, strategy',
      }),
      member('Jonas Teval', 'team-2', {
        de: 'Produkt und Prototyping',
        en: 'Product and prototyping',
      }),
      member('Ada Nworie', 'team-3', { de: 'KI und Daten', en: 'AI and data' }),
      member('Karim Saleh', 'team-4', {
        de: 'Organisations\u00adentwicklung',
        en: 'Organisational development',
      }),
      member('Lotte Brandis', 'team-5', { de: 'Service Design', en: 'Service design' }),
      member('Ravi Menden', 'team-6', { de: 'Geschäftsmodelle', en: 'Business models' }),
      member('Ute Karlow', 'team-7', {
        de: 'Räume und Veranstaltungen',
        en: 'Spaces and events',
      }),
    ],
  ),
})

function member(name: string, image: string, role: LocalText) {
  return { name: { de: name, en: name }, role, picture: { image, alt: { de: '', en: '' } } }
}
