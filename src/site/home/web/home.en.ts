import { voices } from '#site/frame/web/voices.en.ts'
import { FIRM } from '#site/pages/web/firm.ts'
import type { HomeTexts } from '#site/pages/web/site-texts.ts'

/** SAMPLE CONTENT, to be replaced: above all the testimonials, whose authors are invented. */
export const texts: HomeTexts = {
  seo: {
    title: `${FIRM.name}: innovation consultancy and workshop spaces in ${FIRM.address.city}`,
    description: `Innovation consultancy in ${FIRM.address.city}: we work with teams from the first question to a tested prototype. With training sessions and 600\u00a0m² of space.`,
    keywords: [
      'innovation consultancy',
      `workshop spaces ${FIRM.address.city}`,
      'prototype',
      'design sprint',
      'AI training',
    ],
    ogTitle: 'Where new things take shape.',
    ogDescription:
      'Projects, training and 600\u00a0square metres of workshop space for teams with something new in mind.',
  },
  hero: {
    subtitle:
      'We work with teams from the first question to a tested prototype: in projects, in training sessions and in 600\u00a0square metres of workshop space.',
    title: 'Where new things take shape.',
    cta: 'Talk to us',
  },
  mission: {
    header: 'Four ways to move forward with us',
    description: `We’re an innovation consultancy in ${FIRM.address.city}. Some people come to us with a problem, others with a hunch. Either is a good place to start, and your own people are part of the work all the way through.`,
    cards: [
      {
        pageKey: 'potenziale',
        title: 'Recognise potential',
        description:
          'We look at your market, your data and what customers tell you with fresh eyes, and show you what deserves a second look.',
        link: 'More on potential',
      },
      {
        pageKey: 'loesungen',
        title: 'Design solutions',
        description:
          'From interview to prototype in a few weeks. Your customers try it out before you commit the budget.',
        link: 'More on solutions',
      },
      {
        pageKey: 'geschaeftsideen',
        title: 'Capitalise on business ideas',
        description:
          'We check the numbers, test the price and look for the first customers until the idea has become something you can sell.',
        link: 'More on business ideas',
      },
      {
        pageKey: 'organisationen',
        title: 'Develop organisations',
        description:
          'Roles, routines and rooms in which new things can last, even once the project is over.',
        link: 'More on organisations',
      },
    ],
  },
  trainings: {
    title: 'Mini-trainings: 90\u00a0minutes, live and online',
    intro:
      'In a small group you learn one method and leave with a result you can use the same day. The sessions, the pages about them and the booking form are in German.',
    noDate: 'New dates to follow',
    seatPrice: (price, vat) => `A seat costs ${price} today (${vat}).`,
    packagePrice: (seats, price) => `A package of ${seats} seats costs ${price}.`,
    book: 'Book a seat (in German)',
    all: 'See all trainings (in German)',
  },
  testimonials: {
    title: 'What teams say about working here',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    position: (slide, slides) => `${slide} of ${slides}`,
    items: voices,
  },
  tools: {
    title: 'Tools to get you started',
    titleWithAi: 'AI tools to get you started',
    subtitle:
      'They give you a first draft. Checking it and deciding what to do are still up to you.',
    aiLabel: 'AI',
    cards: [
      {
        key: 'strategyConsultant',
        title: 'Strategy Consultant',
        description: 'From a web address to a first draft of a strategy.',
        picture: 'tool-strategy',
      },
      {
        key: 'flightDeck',
        title: 'Innovation Flight Deck',
        description:
          'A small-scale design sprint: you describe a problem and arrive at possible solutions within minutes.',
        picture: 'tool-flightdeck',
        link: 'Take on a problem',
      },
      {
        key: 'meetingModerator',
        title: 'Meeting Moderator',
        description: 'Plans your meeting, moderates it, keeps time and records the results.',
        picture: 'tool-moderator',
        link: 'Prepare a meeting',
      },
    ],
    strategyConsultant: {
      description:
        'Enter a company’s website. The draft is based on what the site says publicly about the company and its market.',
      inputLabel: 'Website address',
      inputPlaceholder: 'https://www.example.com',
      button: 'Continue',
      emptyError: 'Enter the address of a website.',
      invalidError:
        'This web address isn’t complete. It should look like this: https://www.example.com',
    },
  },
  team: {
    title: 'The people behind it',
    intro:
      'The people who advise you also do the work: on a project, you meet the faces you see here.',
  },
  spaces: {
    title: 'Room to try things out',
    description:
      'The workshop, the forum and the lounge are bright and easy to rearrange. You can hire them for workshops, away days and events, with or without our advice.',
    facts: [
      { value: '600\u00a0m²', label: 'Floor space' },
      { value: 'up to 100', label: 'Guests at events' },
    ],
    rooms: [
      {
        name: 'Workshop',
        alt: 'Model of the workshop room: a long table, a sofa, a wall of notes and tall windows',
        picture: 'room',
      },
      {
        name: 'Forum',
        alt: 'Model of the forum: rows of chairs facing a stage with a screen and two armchairs',
        picture: 'room-forum',
      },
      {
        name: 'Lounge',
        alt: 'Model of the lounge: an open kitchen with a counter, a sofa, an armchair and a round table',
        picture: 'room-lounge',
      },
    ],
    button: 'See and book the spaces',
    loading: 'Loading images...',
  },
  contact: {
    title: 'Tell us what you have in mind',
    description:
      'Call or write and tell us what’s on your mind. A few sentences are enough to start with.',
  },
}
