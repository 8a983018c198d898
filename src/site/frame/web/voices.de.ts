import type { Testimonial } from '#site/pages/web/site-texts.ts'

/** SAMPLE CONTENT, to be replaced: the authors are invented. Shown on the home page and on those of the trainings. */
export const voices: readonly Testimonial[] = [
  {
    quote:
      'Nach drei Tagen hatten wir ein Modell aus Pappe und die Einsicht, dass niemand unser Lieblingsprodukt braucht. Das hat uns ein Jahr Entwicklung erspart.',
    author: 'Yuna Terlau',
    position: 'Leiterin Produktentwicklung, Gerätehersteller',
    imageAlt: 'Papierporträt einer Frau mit schwarzem Pferdeschwanz und blauem Blazer',
    picture: 'testimonial-1',
  },
  {
    quote:
      'Ich hatte Zettel an der Wand erwartet. Bekommen habe ich ein Geschäftsmodell, das ich unserem Beirat auf einer einzigen Seite erklären konnte.',
    author: 'Alwin Postrach',
    position: 'Geschäftsführer, Familienbetrieb im Holzbau',
    imageAlt:
      'Papierporträt eines älteren Mannes mit runder Brille, weißem Schnurrbart und violetter Jacke',
    picture: 'testimonial-2',
  },
  {
    quote:
      'Unsere Montagsrunde dauerte zwei Stunden und endete ohne Beschluss. Jetzt dauert sie vierzig Minuten, und alle wissen, wer was bis wann macht.',
    author: 'Tunde Vellmar',
    position: 'Bereichsleiter, kommunaler Versorger',
    imageAlt: 'Papierporträt eines Mannes mit Kinnbart und grünem Sakko',
    picture: 'testimonial-3',
  },
]
