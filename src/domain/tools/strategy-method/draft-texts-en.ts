import type { DraftWords } from './draft-texts.ts'

export const ENGLISH: DraftWords = {
  locale: 'en-GB',
  quotes: { outer: ['“', '”'], inner: ['‘', '’'] },
  company: 'the organisation',
  more: (count) => (count === 1 ? 'one more' : `${count} more`),

  position: {
    description: (company) => ({
      page: (text) => `This is how ${company} describes itself on its website: ${text}.`,
      visitor: (text) => `This is how you described ${company}: ${text}.`,
    }),
    name: {
      page: (name) => `The website gives the name ${name}.`,
      visitor: (name) => `You give the name ${name}.`,
    },
    founded: {
      page: (year) => `The website gives ${year} as the year of foundation.`,
      visitor: (year) => `You give ${year} as the year of foundation.`,
    },
    size: {
      page: (size) => `On its size, the website says ${size}.`,
      visitor: (size) => `On its size, you say ${size}.`,
    },
    offers: {
      page: (list) => `Among its offers, the website lists ${list}.`,
      visitor: (list) => `Among the offers, you list ${list}.`,
    },
    prices: {
      page: (list) => `The website names these prices: ${list}.`,
      visitor: (list) => `You name these prices: ${list}.`,
    },
    locations: {
      page: (list, count) =>
        count === 1
          ? `The website names one location: ${list}.`
          : `The website names these locations: ${list}.`,
      visitor: (list, count) =>
        count === 1 ? `You name one location: ${list}.` : `You name these locations: ${list}.`,
    },
  },

  customers: {
    audiences: {
      page: (list) => `The website addresses ${list}.`,
      visitor: (list) => `You name ${list} as the people it is for.`,
    },
    references: {
      page: (list) => `The website names these references: ${list}.`,
      visitor: (list) => `You name these references: ${list}.`,
    },
    languages: {
      page: (list) => `The website is available in ${list}.`,
      visitor: (list) => `You name these languages: ${list}.`,
    },
  },

  standsOut: {
    manyOffers: {
      page: (list, count) => `${count} offers stand side by side: ${list}.`,
      visitor: (list, count) => `You list ${count} offers side by side: ${list}.`,
    },
    manyAudiences: {
      page: (list, count) => `${count} groups are addressed at the same time: ${list}.`,
      visitor: (list, count) => `You name ${count} groups at the same time: ${list}.`,
    },
    locations: {
      page: (list, count) => `There are ${count} locations: ${list}.`,
      visitor: (list, count) => `You name ${count} locations: ${list}.`,
    },
    shop: {
      page: (list) => `The website takes orders: ${list}.`,
      visitor: (list) => `By what you say, people can order online: ${list}.`,
    },
    jobs: {
      page: (list) => `The website names these open positions: ${list}.`,
      visitor: (list) => `You name these open positions: ${list}.`,
    },
    events: {
      page: (list) => `The website names these events: ${list}.`,
      visitor: (list) => `You name these events: ${list}.`,
    },
    news: {
      page: (list) => `As news, the website reports ${list}.`,
      visitor: (list) => `As news, you name ${list}.`,
    },
  },

  questions: {
    description: (company) =>
      `What does ${company} do, in one sentence that outsiders understand at once?`,
    offers: (company) => `What exactly does ${company} offer?`,
    audiences: {
      company: 'Who is the offer made for, and who is it expressly not for?',
      practice: 'Who comes most often, and for what reason?',
      association: 'Who is the work meant to help, and which of them does it not reach yet?',
      authority: 'Who needs you most often, and who cannot cope today?',
      shop: 'Who buys here, and who comes back a second time?',
    },
    proof: 'Who can confirm that the offer keeps its promise? No references are named.',
    prices: 'What does it cost, and what does the price depend on? The facts contain no figures.',
    manyOffers: (count, some) =>
      `${count} offers are named, among them ${some}. Which matters most, and which could go?`,
    manyAudiences: (count, some) =>
      `${count} groups are named, among them ${some}. Which would come first if there were only time for one?`,
    oneLanguage: (locations, language) =>
      `The locations named are ${locations}, but the only language is ${language}. Can everyone you want to reach cope with that?`,
    job: (job) =>
      `Among open positions, ${job} is named. What work is left undone today, and what will get better first?`,
    always: {
      company: [
        'Why do customers choose this rather than the alternative, which includes doing nothing?',
        'What earns the money today, and which of it will still be wanted in three years?',
      ],
      practice: [
        'Why do people come here of all places, and who recommended you?',
        'How long do they wait for an appointment, and what could be settled without one?',
        'Which tasks must the professionals do themselves, and which not?',
      ],
      association: [
        'How can you tell that the work has an effect?',
        'Where does the money come from, and what happens if the largest source dries up?',
        'Why do people get involved here, and why do they stop?',
      ],
      authority: [
        'Which matters come up most often, and how often must someone come back for them?',
        'How long does a case take from application to decision, and where does it wait longest?',
        'What is laid down by law, and what can you decide yourselves?',
      ],
      shop: [
        'Why do people buy here rather than on a large marketplace?',
        'Which items carry the result after shipping and returns?',
        'How do people find the shop, and what does a first order cost in advertising?',
      ],
    },
  },

  services: {
    noAudience:
      'Who the offer is made for is not settled yet. Talking to the people concerned and looking at data you have shows who needs it most.',
    manyOffers: (count) =>
      `${count} offers are a lot to keep track of. A shared yardstick helps to decide what comes first and what can go.`,
    whyHere:
      'Why people decide the way they do is the most important open question. A few interviews are usually enough to see a pattern.',
    job: (job) =>
      `Among open positions, ${job} is named. With clear roles and fewer rounds, new people find their feet sooner.`,
    locations: (locations) =>
      `The locations named are ${locations}. Working in several places takes agreements that do without long rounds.`,
  },

  steps: {
    check: 'Read the sheet in pairs and strike out what is not right.',
    ask: {
      company: 'Settle the first open question with someone who talks to customers every day.',
      practice: 'Settle the first open question with reception: every request arrives there.',
      association: 'Settle the first open question with someone your work is meant to help.',
      authority: 'Settle the first open question with someone who takes requests at the counter.',
      shop: 'Settle the first open question with five people who ordered recently.',
    },
    hypothesis: 'Fill in the hypothesis sheet for a single group, and test it within two weeks.',
    discuss: 'Talk to us if you want to check it with someone from outside.',
  },
}
