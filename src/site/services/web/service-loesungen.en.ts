import { FIRM } from '#site/pages/web/firm.ts'
import type { ServiceTexts } from './service-texts.ts'

/** SAMPLE CONTENT, to be replaced: the project examples are invented. */
export const texts: ServiceTexts = {
  seo: {
    title: `Design solutions | ${FIRM.name}`,
    description:
      'A tested prototype in four to eight weeks: we design products and services with you in small steps and try them out with the people they are for.',
    keywords: ['prototyping', 'service design', 'design sprint', 'user testing'],
    ogTitle: 'Design solutions',
    ogDescription: 'From a clear problem to a tested prototype in four to eight weeks.',
  },
  topic: 'Products and services',
  title: 'Design solutions',
  mainText: [
    'There are many decisions between understanding a problem and solving it well. We make them with you in small steps and test them on prototypes: first on paper, then clickable, finally good enough to work with.',
    'The people who will build, sell and support it are at the table from day one. You find out early what is technically impossible, and nobody has to be won over at the end.',
    'In each round about five people from the target group try the prototype while you watch. What they don’t understand, we change. What nobody uses, we throw out.',
    'After four to eight weeks you have a tested prototype, the findings from every test and a description your developers can build on.',
  ],
  typicalThemes:
    'A service has grown over the years, and hardly anyone can find their way around it any more. A new product is on the way, but everyone pictures something different. A form, a portal or an application prompts too many questions. Or a team is planning a design sprint and needs someone to run it.',
  iframeHeadline: 'Try it yourself: Innovation Flight Deck',
  projectExamples: [
    {
      picture: 'project-loesungen-1',
      figure: { value: '9', label: 'questions instead of 14\u00a0pages' },
      company: 'Municipal utility, 300\u00a0employees (example)',
      description:
        'The application for a mains connection ran to 14\u00a0pages. Six weeks later there was a clickable version with nine questions, tested with builders and the utility’s own case workers.',
    },
    {
      picture: 'project-loesungen-2',
      figure: { value: '4 times', label: 'the handle changed' },
      company: 'Maker of walking aids (example)',
      description:
        'It started with a wish list of 60\u00a0points, then came a cardboard model, then one you could hold. It was tested in two care homes. The handle changed four times.',
    },
    {
      figure: { value: '5\u00a0days', label: 'to see that no app was needed' },
      company: 'Tour operator (example)',
      description:
        'A five-day design sprint showed that the app they had planned was unnecessary. One message at the right moment solved the problem.',
    },
  ],
}
