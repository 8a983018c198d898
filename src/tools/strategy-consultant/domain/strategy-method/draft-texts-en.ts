import type { DraftWords } from './draft-texts-de.ts'

export const ENGLISH: DraftWords = {
  more: (count) => (count === 1 ? 'one more' : `${count} more`),
  labels: {
    name: 'Name',
    description: 'Description',
    founded: 'Founded',
    size: 'Size',
    offers: 'Offers',
    prices: 'Prices',
    locations: 'Places',
    audiences: 'For whom',
    references: 'References',
    languages: 'Languages',
    shop: 'Online shop',
    jobs: 'Open positions',
    events: 'Events',
    news: 'News',
  },
  manyOffers: (count) => `There are ${count} offers side by side.`,
  manyAudiences: (count) => `The website is aimed at ${count} groups at once.`,

  questions: {
    description:
      'What does the organisation do, in one sentence that outsiders understand at once?',
    offers: 'What exactly does the organisation offer?',
    audiences: {
      company: 'Who is the offer for, and who is it explicitly not for?',
      practice: 'Who comes most often, and for what reason?',
      association: 'Who is the work meant to help, and which of them does it not reach yet?',
      authority: 'Who needs you most often, and who gets stuck today?',
      shop: 'Who buys here, and who comes back?',
    },
    proof: 'Who can confirm that it delivers what it promises? No references are given.',
    prices:
      'What does it cost, and what does the price depend on? The facts contain no figures on this.',
    manyOffers: (count) => `${count} offers are listed. Which matters most, and which could go?`,
    manyAudiences: (count) =>
      `${count} groups are listed. Which would come first if there were only time for one?`,
    jobs: 'There are open positions. What work is not getting done today, and what will improve first?',
    always: {
      company: [
        'Why do customers choose this over the alternatives, including doing nothing?',
        'What brings in the money today, and how much of it will still be wanted in three years?',
      ],
      practice: [
        'Why do people come here rather than elsewhere, and who recommended you?',
        'How long do they wait for an appointment, and what could be settled without one?',
        'Which tasks have to be done by professionals, and which don’t?',
      ],
      association: [
        'How can you tell that the work makes a difference?',
        'Where does the money come from, and what happens if the biggest source dries up?',
        'Why do people get involved here, and why do they stop?',
      ],
      authority: [
        'Which requests come up most often, and how often do people have to come back for them?',
        'How long does a case take from application to decision, and where does it get stuck for longest?',
        'What is laid down by law, and what can you decide for yourselves?',
      ],
      shop: [
        'Why do people buy here rather than on a large marketplace?',
        'Which items still make money after shipping and returns?',
        'How do people find the shop, and what does it cost in advertising to win a first order?',
      ],
    },
  },

  services: {
    noAudience:
      'Who the offer is for has not been settled yet. Talking to the people concerned and looking at the data you already have will show who needs it most.',
    manyOffers: (count) =>
      `${count} offers is a lot to keep track of. Shared criteria help you decide what comes first and what can go.`,
    whyHere:
      'Why people decide the way they do is the most important open question. A few interviews are usually enough to see a pattern.',
    jobs: 'There are open positions. With clear roles and fewer meetings, new people find their feet sooner.',
  },

  steps: {
    check: 'Go through the sheet with someone else and change anything that isn’t right.',
    ask: {
      company: 'Settle the first open question with someone who talks to customers every day.',
      practice:
        'Settle the first open question with the front desk: that is where every request arrives.',
      association: 'Settle the first open question with someone your work is meant to help.',
      authority:
        'Settle the first open question with someone who deals with requests at the counter.',
      shop: 'Settle the first open question with five people who ordered recently.',
    },
    thesis:
      'Write down one thesis and one choice, at the end of this draft, and test them within two weeks.',
    discuss: 'Talk to us if you would like someone from outside to look at it with you.',
  },
}
