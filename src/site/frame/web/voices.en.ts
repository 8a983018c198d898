import type { Testimonial } from '#site/pages/web/site-texts.ts'

/** SAMPLE CONTENT, to be replaced: the authors are invented. Shown on the home page. */
export const voices: readonly Testimonial[] = [
  {
    quote:
      'After three days we had a cardboard model and the realisation that nobody needed our favourite product. That saved us a year of development.',
    author: 'Yuna Terlau',
    position: 'Head of product development, appliance manufacturer',
    imageAlt: 'Paper portrait of a woman with a black ponytail and a blue blazer',
    picture: 'testimonial-1',
  },
  {
    quote:
      'I expected sticky notes on a wall. What I got was a business model I could explain to our advisory board on a single page.',
    author: 'Alwin Postrach',
    position: 'Managing director, family-run timber construction firm',
    imageAlt:
      'Paper portrait of an older man with round glasses, a white moustache and a purple jacket',
    picture: 'testimonial-2',
  },
  {
    quote:
      'Our Monday meeting used to take two hours and end without a decision. Now it takes forty minutes, and everyone knows who is doing what by when.',
    author: 'Tunde Vellmar',
    position: 'Division head, municipal utility',
    imageAlt: 'Paper portrait of a man with a goatee and a green jacket',
    picture: 'testimonial-3',
  },
]
