import type { DraftWords } from './draft-texts.ts'

export const ENGLISH: DraftWords = {
  locale: 'en-GB',
  quotes: { outer: ['“', '”'], inner: ['‘', '’'] },
  company: 'the company',
  more: (count) => (count === 1 ? 'one more entry' : `${count} more entries`),

  position: {
    description: (company) => ({
      page: (text) => `This is how ${company} describes itself on its website: ${text}.`,
      visitor: (text) => `This is how you described ${company}: ${text}.`,
    }),
    noDescription: (company) =>
      `There is no description among the facts. What ${company} stands for is therefore the first open question.`,
    name: {
      page: (name) => `The website gives the name ${name}.`,
      visitor: (name) => `The name you gave is ${name}.`,
    },
    offers: {
      page: (list) => `The website counts ${list} among what is on offer.`,
      visitor: (list) => `You count ${list} among what is on offer.`,
    },
    locations: {
      page: (list, count) =>
        count === 1
          ? `The website names ${list} as the location.`
          : `The website names ${list} as locations.`,
      visitor: (list, count) =>
        count === 1 ? `You name ${list} as the location.` : `You name ${list} as locations.`,
    },
    hypothesis: (company, audience, offer) =>
      `As a working hypothesis: for ${audience}, ${company} wants to be the first place to turn to for ${offer}. Would you sign that sentence?`,
  },

  customers: {
    audiences: {
      page: (list) => `The website addresses ${list}.`,
      visitor: (list) => `The customers you name are ${list}.`,
    },
    language: {
      page: (list) => `The website comes in one language: ${list}.`,
      visitor: (list) => `The only language you name is ${list}.`,
    },
    oneAudience: (audience) =>
      `Even among ${audience}, some are probably looking more urgently than others. A look at the last five sales shows how to recognise them.`,
    twoAudiences: (one, other) =>
      `The group ${one} probably buys for a different reason than the group ${other}. Ask each of them separately what last made them start looking.`,
    noAudience: (offer) =>
      offer
        ? `No customers are named. The quickest way to find them is through the last five who chose ${offer}: what do they have in common?`
        : 'No customers are named. The quickest way to find them is through the last five sales: what do those customers have in common?',
  },

  strengths: {
    references: {
      page: (list) => `There is proof: the website points to ${list}.`,
      visitor: (list) => `There is proof: you point to ${list}.`,
    },
    events: {
      page: (list) => `People can meet: for events, the website names ${list}.`,
      visitor: (list) => `People can meet: for events, you name ${list}.`,
    },
    jobs: {
      page: (list) => `The company is hiring: for vacancies, the website names ${list}.`,
      visitor: (list) => `The company is hiring: for vacancies, you name ${list}.`,
    },
    shop: {
      page: (list) => `Buying online already works: the website shows ${list}.`,
      visitor: (list) => `Buying online already works: you name ${list}.`,
    },
    news: {
      page: (list) => `There is something to tell: one can read ${list}, for example.`,
      visitor: (list) => `There is something to tell: you name ${list}.`,
    },
    technology: {
      page: (list) => `There is technology to build on: the website has ${list}.`,
      visitor: (list) => `There is technology to build on: you name ${list}.`,
    },
    languages: {
      page: (list) => `The website reaches people in more than one language: ${list}.`,
      visitor: (list) => `You reach people in more than one language: ${list}.`,
    },
    locations: {
      page: (list) => `Close to customers in more than one place: the website names ${list}.`,
      visitor: (list) => `Close to customers in more than one place: you name ${list}.`,
    },
    focus: (offers) =>
      `Standing so clearly for ${offers} probably makes a company easier to recommend. Ask how customers describe you to others.`,
    breadth: (one, other, count) =>
      `With ${count} offers, the strength probably lies in the combination: those interested in ${one} may also need ${other}.`,
    none: 'There is no strength among the facts that could be proved. Ask three people who have been customers for a long time why they stayed.',
  },

  questions: {
    description: (company) =>
      `What does ${company} do, in one sentence that an outsider understands at once?`,
    offers: (company) => `What exactly can people buy or commission from ${company}?`,
    audiences: 'Who is the offer made for, and who is it expressly not made for?',
    proof:
      'Who can confirm that the offer does what it promises? No references or customer voices are named.',
    prices: 'What does it cost, and what does the price depend on? The facts hold no figures.',
    manyOffers: (count, some) =>
      `${count} offers stand side by side, among them ${some}. Which one carries the business, and which is only there out of habit?`,
    manyAudiences: (count, some) =>
      `${count} groups of customers are named, among them ${some}. Which would come first if there were only time for one?`,
    oneLanguage: (locations, language) =>
      `The locations named are ${locations}, but the only language is ${language}. Does that work for everyone you want to reach?`,
    job: (job) =>
      `For vacancies, the facts name ${job}. What work is left undone today, and what gets better first?`,
    whyHere:
      'Why do customers choose this and not the alternative, which may be doing nothing at all? No website can answer that, only customers can.',
  },

  services: {
    noAudience:
      'Who the offer is made for is not settled yet. Conversations with customers and a look at the data you have show who needs it most urgently.',
    manyOffers: (count) =>
      `${count} offers are a lot to keep in view. Opportunities in order and one shared yardstick help you decide what comes first and what can go.`,
    whyHere:
      'Why customers decide the way they do is the most important open question. A handful of interviews is usually enough to see a pattern.',
    job: (job) =>
      `For vacancies, the facts name ${job}. Clear roles and fewer meetings make it quicker to settle in.`,
    locations: (locations) =>
      `The locations named are ${locations}. Working in several places needs agreements that do without long meetings.`,
  },

  steps: {
    check: (assumptions, all) =>
      assumptions === 0
        ? 'Read the draft in pairs and cross out what is wrong.'
        : `Read the draft in pairs and cross out what is wrong: ${assumptions} of ${all} statements on position, customers and strengths ${assumptions === 1 ? 'is an assumption' : 'are assumptions'}.`,
    ask: 'Settle the first open question with someone who talks to customers every day.',
    discuss: 'Talk to us if you would like to test the draft with someone from outside.',
  },
}
