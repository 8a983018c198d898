import { FIRM } from '#site/pages/web/firm.ts'
import type { LegalTexts } from './legal-page.tsx'

/** SAMPLE CONTENT, to be checked and dated by the firm that runs the website. */
export const texts: LegalTexts = {
  seo: {
    title: `Accessibility | ${FIRM.name}`,
    description: `Accessibility statement for the website of ${FIRM.name}: what we aim for, how we test, what is still missing and how you can report a barrier.`,
    keywords: ['accessibility', 'accessibility statement', 'report a barrier'],
    ogTitle: 'Accessibility',
    ogDescription: 'What we aim for, how we test and how to report a barrier.',
  },
  topic: 'Legal',
  title: 'Accessibility',
  notice:
    'Sample: before publishing, add the state of testing, the date and the authority in charge.',
  paragraphs: [
    {
      heading: 'Our aim',
      text: [
        'Everyone should be able to find information here and register for training. Our standard is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. This statement covers this website, including the training pages and the registration, which are in German.',
      ],
    },
    {
      heading: 'How the website is built',
      text: [
        'Every page has headings in order and a link that skips to the content. Fields are labelled, errors are put into words beside the field, and the focus is always visible. No meaning rests on colour alone. If your system is set to reduce motion, you see less of it.',
      ],
    },
    {
      heading: 'How we test',
      text: [
        'Before every release the testing tool axe examines the pages in a browser, at the size of a computer and of a phone. The contrast of our colours has been calculated. Tests like these find only some of the barriers. The website has not yet been assessed by an independent body.',
        'Sample: the date of the last test goes here.',
      ],
    },
    {
      heading: 'What is not yet accessible',
      text: [
        `The map on the contact page comes from ${FIRM.map.service}. It cannot be used fully with a keyboard or a screen reader. That is why the address is on the page as text too.`,
        'Training takes place in a meeting tool with digital whiteboards. These programs do not work equally well for everyone. Tell us before the training what you need, and we will look for a way together.',
      ],
    },
    {
      heading: 'Report a barrier',
      text: [
        `Stuck somewhere? Write to tell us which page you were on and what happened, or call us.\nEmail: ${FIRM.email}\nPhone: ${FIRM.phone.display}`,
      ],
    },
    {
      heading: 'If we can’t help',
      text: [
        'If you’re not satisfied with our answer, you can turn to the market surveillance authority in charge. It sees to it that the German Accessibility Strengthening Act is observed.',
        'Sample: the name and address of the authority go here.',
      ],
    },
  ],
}
