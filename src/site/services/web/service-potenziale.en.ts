import { FIRM } from '#site/pages/web/firm.ts'
import type { ServiceTexts } from './service-texts.ts'

/** SAMPLE CONTENT, to be replaced: the project examples are invented. */
export const texts: ServiceTexts = {
  seo: {
    title: `Recognise potential | ${FIRM.name}`,
    description:
      'What deserves a second look? Interviews, data and market research become a ranked set of opportunities, a reasoned choice and a plan to test it.',
    keywords: [
      'market analysis',
      'innovation strategy',
      'customer interviews',
      'assessing opportunities',
    ],
    ogTitle: 'Recognise potential',
    ogDescription: 'Interviews, data and market research become opportunities you can test.',
  },
  topic: 'Market and strategy',
  title: 'Recognise potential',
  mainText: [
    'Most companies know a great deal about their customers. It’s just scattered: in sales, on the helpline, in spreadsheets nobody opens again once the quarter is over. We bring it to one table and set it beside what’s happening outside: new competitors, new technology, new habits.',
    'We start with your question and talk to the people it affects. Eight to twelve interviews are usually enough to see patterns. We also analyse the data you already have and check public sources.',
    'Our observations become opportunities you can discuss: who they help, what they might be worth and what would have to be true for them to work. You spend a day in our workshop weighing them up with us.',
    'You end up with a handful of opportunities in order, a reasoned choice and a plan for testing the most important one over the next few weeks. Sometimes it also says what you can drop.',
  ],
  typicalThemes:
    'A market is changing faster than your own offer. AI has arrived, but nobody knows where it really helps. There is a strategy, but the team is missing the next steps. Or there are too many ideas and no yardstick for choosing between them.',
  iframeHeadline: 'Try it yourself: Strategy Consultant',
  projectExamples: [
    {
      picture: 'project-potenziale-2',
      figure: { value: '11', label: 'interviews showed the real worry' },
      company: 'Machine builder, 800\u00a0employees (example)',
      description:
        'Sales of new machines had stalled. Eleven interviews showed that customers feared downtime more than high prices. Out of three opportunities the team chose fixed-price maintenance and tested it with five existing customers.',
    },
    {
      picture: 'project-potenziale-1',
      figure: { value: '4', label: 'places where people gave up' },
      company: 'Regional health insurer (example)',
      description:
        'A year’s worth of complaints, sorted by cause rather than department, pointed to four places where people give up. Two of them could be fixed with better letters.',
    },
    {
      figure: { value: '40 → 3', label: 'ideas, after two workshops' },
      company: 'Specialist publisher (example)',
      description:
        'There were 40\u00a0ideas for AI on the list. After two workshops three were left, each with a test and a person responsible for it.',
    },
  ],
}
