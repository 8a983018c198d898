import { FIRM } from '#site/pages/web/firm.ts'
import type { ServiceTexts } from './service-texts.ts'

/** SAMPLE CONTENT, to be replaced: the project examples are invented. */
export const texts: ServiceTexts = {
  seo: {
    title: `Capitalise on business ideas | ${FIRM.name}`,
    description:
      'Will the idea pay its way? We check the numbers, test the shakiest assumption with real offers and recommend: carry on, rework or let go.',
    keywords: ['business model', 'price test', 'spin-off', 'testing a business idea'],
    ogTitle: 'Capitalise on business ideas',
    ogDescription:
      'Check the numbers, test the price, find the first customers: from idea to offer.',
  },
  topic: 'Business models',
  title: 'Capitalise on business ideas',
  mainText: [
    'A good idea isn’t a business yet. It needs people who will pay for it, a way to reach them and costs that stay below the price. We work that through with you before you invest.',
    'First we write down what has to be true for the numbers to add up. We test the shakiest assumption first, and we do it with real offers: a sales page, advance orders, a conversation about the price.',
    'What we learn goes straight back into the numbers. After every test you can see whether the idea looks better or worse, and you can stop while it’s still cheap to do so.',
    'You end up with a business model on one page, a calculation that lays its assumptions open and a recommendation: carry on, rework or let go. If you carry on, we stay with you on the way to your first paying customers.',
  ],
  typicalThemes:
    'A piece of research is looking for its market. A tool that serves you well in-house could become a product. An offer is up and running but doesn’t pay its way. Or a spin-off is being discussed, and the advisory board wants to see figures.',
  projectExamples: [
    {
      picture: 'project-geschaeftsideen-1',
      figure: { value: '2 of 6', label: 'industries with a real need' },
      company: 'Materials research institute (example)',
      description:
        'A coating had a patent and no buyer. Conversations in six industries turned up two with a real need. In one of them a paid pilot got under way.',
    },
    {
      picture: 'project-geschaeftsideen-2',
      figure: { value: '8', label: 'test customers to start with' },
      company: 'Logistics company, 1,200\u00a0employees (example)',
      description:
        'The plan was to sell its in-house scheduling software. A price test showed that small hauliers would rather pay monthly. The team dropped the licence and started with eight test customers.',
    },
    {
      figure: { value: '4\u00a0weeks', label: 'to a clear no' },
      company: 'Association of 40\u00a0trade businesses (example)',
      description:
        'A shared platform didn’t pay off even in the best case. That was clear after four weeks, and the money went into a shared order desk instead.',
    },
  ],
}
