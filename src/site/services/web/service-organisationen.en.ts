import { FIRM } from '#site/pages/web/firm.ts'
import type { ServiceTexts } from './service-texts.ts'

/** SAMPLE CONTENT, to be replaced: the project examples are invented. */
export const texts: ServiceTexts = {
  seo: {
    title: `Develop organisations | ${FIRM.name}`,
    description:
      'Helping new things last: we look at how decisions are made in your organisation, try out changes with you and train your own people to carry on.',
    keywords: ['organisational development', 'collaboration', 'facilitation', 'leadership'],
    ogTitle: 'Develop organisations',
    ogDescription: 'Roles, routines and rooms in which new things can last.',
  },
  topic: 'Working together',
  title: 'Develop organisations',
  mainText: [
    'Ideas are rarely in short supply. New things founder on full calendars, blurred responsibilities and meetings where a lot is said and little decided. That’s where we start.',
    'We look at how decisions come about in your organisation: we sit in on meetings, read the minutes and talk to people at every level. Then we tell you what we noticed, even when it’s uncomfortable.',
    'Next you try out changes, one at a time and each with an end date: a new role for eight weeks, one meeting fewer, a fixed day for project work. What helps, stays. Everything else ends by itself.',
    'Meanwhile we train people from your own ranks to facilitate meetings and support teams. The aim is that after six to twelve months you no longer need us for it.',
  ],
  typicalThemes:
    'An innovation team works away on the sidelines and nobody listens. Managers want to hand over responsibility and don’t know how. Two departments are meant to become one. Or AI is becoming part of the working day, and both rules and practice are missing.',
  iframeHeadline: 'Try it yourself: Meeting Moderator',
  projectExamples: [
    {
      picture: 'project-organisationen-2',
      figure: { value: '30\u00a0min', label: 'a week instead of eleven meetings a month' },
      company: 'Software company, 150\u00a0employees (example)',
      description:
        'Three departments were arguing over priorities. One shared list and half an hour a week replaced eleven coordination meetings a month.',
    },
    {
      picture: 'project-organisationen-1',
      figure: { value: '12', label: 'members of staff run workshops' },
      company: 'State authority, nine units (example)',
      description:
        'Twelve members of staff learnt to run workshops. A year later the authority was facilitating its own away days.',
    },
    {
      figure: { value: '2 of 4', label: 'experiments stayed' },
      company: 'Third-generation family business (example)',
      description:
        'The new managing director wanted to lead differently without turning everything upside down. Of four experiments in six months, two stayed: open budgets, and decisions made where the work is done.',
    },
  ],
}
