import { group, line, list, paragraph, picture } from '#site/pages/domain/text-schema.ts'

/**
 * What clients say: a part of the home page's texts. The pages of the trainings show them too, under a heading of their
 * own. SAMPLE CONTENT, to be replaced: the authors are invented.
 */
export const VOICES_TEXTS = group('Stimmen', {
  title: line('Überschrift', {
    de: 'Das sagen Teams, die hier waren',
    en: 'What teams say about working here',
  }),
  previous: line('Name des Pfeils zurück für Vorleseprogramme', {
    de: 'Vorherige Stimme',
    en: 'Previous testimonial',
  }),
  next: line('Name des Pfeils weiter für Vorleseprogramme', {
    de: 'Nächste Stimme',
    en: 'Next testimonial',
  }),
  position: line(
    'Zwischen den Pfeilen',
    { de: '{{nummer}} von {{anzahl}}', en: '{{nummer}} of {{anzahl}}' },
    { values: ['nummer', 'anzahl'] },
  ),
  items: list(
    'Stimmen',
    {
      each: 'Stimme',
      least: 0,
      most: 9,
      item: {
        quote: paragraph('Zitat, ohne Anführungszeichen'),
        author: line('Name'),
        position: line('Wer das ist'),
        picture: picture('Bild'),
      },
    },
    [
      {
        quote: {
          de: 'Nach drei Tagen hatten wir ein Modell aus Pappe und die Einsicht, dass niemand unser Lieblingsprodukt braucht. Das hat uns ein Jahr Entwicklung erspart.',
          en: 'After three days we had a cardboard model and the realisation that nobody needed our favourite product. That saved us a year of development.',
        },
        author: { de: 'Yuna Terlau', en: 'Yuna Terlau' },
        position: {
          de: 'Leiterin Produktentwicklung, Gerätehersteller',
          en: 'Head of product development, appliance manufacturer',
        },
        picture: {
          image: 'testimonial-1',
          alt: {
            de: 'Papierporträt einer Frau mit schwarzem Pferdeschwanz und blauem Blazer',
            en: 'Paper portrait of a woman with a black ponytail and a blue blazer',
          },
        },
      },
      {
        quote: {
          de: 'Ich hatte Zettel an der Wand erwartet. Bekommen habe ich ein Geschäftsmodell, das ich unserem Beirat auf einer einzigen Seite erklären konnte.',
          en: 'I expected sticky notes on a wall. What I got was a business model I could explain to our advisory board on a single page.',
        },
        author: { de: 'Alwin Postrach', en: 'Alwin Postrach' },
        position: {
          de: 'Geschäftsführer, Familienbetrieb im Holzbau',
          en: 'Managing director, family-run timber construction firm',
        },
        picture: {
          image: 'testimonial-2',
          alt: {
            de: 'Papierporträt eines älteren Mannes mit runder Brille, weißem Schnurrbart und violetter Jacke',
            en: 'Paper portrait of an older man with round glasses, a white moustache and a purple jacket',
          },
        },
      },
      {
        quote: {
          de: 'Unsere Montagsrunde dauerte zwei Stunden und endete ohne Beschluss. Jetzt dauert sie vierzig Minuten, und alle wissen, wer was bis wann macht.',
          en: 'Our Monday meeting used to take two hours and end without a decision. Now it takes forty minutes, and everyone knows who is doing what by when.',
        },
        author: { de: 'Tunde Vellmar', en: 'Tunde Vellmar' },
        position: {
          de: 'Bereichsleiter, kommunaler Versorger',
          en: 'Division head, municipal utility',
        },
        picture: {
          image: 'testimonial-3',
          alt: {
            de: 'Papierporträt eines Mannes mit Kinnbart und grünem Sakko',
            en: 'Paper portrait of a man with a goatee and a green jacket',
          },
        },
      },
    ],
  ),
})
