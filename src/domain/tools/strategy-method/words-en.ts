import type { DraftWords } from './words.ts'

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

  opportunities: {
    whiteSpot: (offer, audience, apart) => ({
      title: `${offer} for ${audience}`,
      reason: apart
        ? `White spot method: ${offer} and ${audience} were both found on the pages we read, but not on the same one. Perhaps an offer that connects the two is missing.`
        : `White spot method: the facts name ${offer} and ${audience}. They do not say whether there is an offer made for that combination; perhaps it is missing.`,
      experiment: `Three days: someone from sales talks to five people from the group ${audience} and asks how they solve today what ${offer} is meant for. It has worked if three describe a problem without being prompted and two want to meet again.`,
    }),
    references: (reference) => ({
      title: 'Turn a job well done into a fixed package',
      reason: `Build on a strength: ${reference} is something to point to already. With a fixed scope and price it becomes an offer that others can buy more easily.`,
      experiment:
        'Four days: two people who were involved write scope, duration and price on one page and show it to five similar customers. It has worked if two of them want a quote.',
    }),
    events: (event) => ({
      title: `Make more of ${event}`,
      reason: `Build on a strength: ${event} brings together people who care about the subject. What they need afterwards can become an offer of its own.`,
      experiment:
        'Three days: whoever looks after the event calls six people who took part last time and asks what they tried afterwards and where they got stuck. It has worked if three name the same obstacle.',
    }),
    shop: (shop) => ({
      title: 'From a single purchase to coming back',
      reason: `Build on a strength: people can buy online already; the facts name ${shop}. A returning customer costs less than a new one, and perhaps there is no occasion to return yet.`,
      experiment:
        'Four days: one person writes personally to twenty past buyers and offers what helps after the first purchase, such as refills, maintenance or an introduction. It has worked if four reply and two order.',
    }),
    news: (news) => ({
      title: `Turn ${news} into a conversation`,
      reason: `Build on a strength: there is already something to read about ${news}. Talking to readers about it shows which question is worth money to them.`,
      experiment:
        'Three days: whoever knows the article invites ten customers to an open half hour by phone or video call. It has worked if four come and two bring a question they cannot solve on their own.',
    }),
    jobs: (job) => ({
      title: 'Make the bottleneck smaller',
      reason: `Bottleneck first: for vacancies, the facts name ${job}. Where hands are missing, it is often quicker to drop the simple parts of the work or solve them another way.`,
      experiment:
        'Five days: two people from the team note what this work takes their time for and replace the most tiresome recurring part with a template. It has worked if each of them gains two hours and nobody complains.',
    }),
    assistant: (offer, technology) => ({
      title: `Prepare answers about ${offer} with AI`,
      reason: `Customer journey: the facts name ${technology}. Many questions before a purchase probably repeat themselves; an AI can draft the answers, and a person has to check them.`,
      experiment: `Four days: one person collects the ten most frequent questions about ${offer}, has answers drafted, improves them and sends them to people who really asked. It has worked if eight answers need no follow-up.`,
    }),
    digital: (offer, technology) => ({
      title: `Ask for ${offer} online in three questions`,
      reason: technology
        ? `Customer journey: some people are probably lost between interest and request. The facts name ${technology}; it can be used to try a shorter way to ${offer}.`
        : `Customer journey: some people are probably lost between interest and request. A shorter way to ${offer} can be tried without new technology.`,
      experiment: `Two days: one person turns the three questions that come before every quote for ${offer} into a simple form and has five outsiders fill it in. It has worked if everyone is done in two minutes and the answers are enough for a quote.`,
    }),
    around: (offer) => ({
      title: `What comes before and after ${offer}`,
      reason: `Service around the product: those who choose ${offer} have other things to do before and after. What nobody takes off their hands can become an offer that repeats itself.`,
      experiment: `Three days: one person retraces the way from the first question about ${offer} to today with two customers and notes every point where they waited or had to search for themselves. It has worked if both say at the same point that they would pay for help.`,
    }),
    bundle: (one, other) => ({
      title: `${one} and ${other} in one package`,
      reason: `Combining: the facts name ${one} and ${other} side by side. Those who need both have one decision to make instead of two.`,
      experiment:
        'Three days: one person writes the package and its price on one page and shows it to five customers who have only one of the two so far. It has worked if two want a quote for it.',
    }),
    testMarket: (location, locations) => ({
      title: `One place as a test field: ${location}`,
      reason: `Test market: the locations named are ${locations}. What changes in one place can be compared with the others before it affects everyone.`,
      experiment:
        'Five days: the team there changes one single thing about the offer or about how new customers are welcomed, and the others leave it as it is. It has worked if that place visibly gets more enquiries or more acceptances.',
    }),
    lostRequests: {
      title: 'Learn from those who decided otherwise',
      reason:
        'Lost requests: the facts are not enough yet for an opportunity drawn from the offer. Those who asked and then declined can say most precisely what is missing.',
      experiment:
        'Three days: someone who did not handle the requests calls five people who declined and asks what they do instead. It has worked if one reason comes up at least three times.',
    },
    fiveSeconds: (description) => ({
      title: 'Find a sentence that sticks',
      reason: description
        ? `Five-second test: whether ${description} reaches strangers shows in what they can repeat after five seconds.`
        : 'Five-second test: the facts hold no sentence that describes the offer. Whether one works shows in what strangers can repeat after five seconds.',
      experiment:
        'Two days: one person shows ten outsiders one of two sentences for five seconds each and asks what can be bought here. It has worked if four out of five get it right for one of the sentences.',
    }),
    smallestOffer: {
      title: 'An offer that takes half a day',
      reason:
        'Smallest offer: as long as little is known, one learns most from somebody who really pays for something small.',
      experiment:
        'Four days: two people describe a service that is delivered in half a day, with its price, on one page and offer it to ten contacts. It has worked if two accept and pay.',
    },
  },

  services: {
    noAudience:
      'Who the offer is made for is not settled yet. Conversations with customers and a look at the data you have show who needs it most urgently.',
    manyOffers: (count) =>
      `${count} offers are a lot to keep in view. Opportunities in order and one shared yardstick help you decide what comes first and what can go.`,
    whyHere:
      'Why customers decide the way they do is the most important open question. A handful of interviews is usually enough to see a pattern.',
    opportunity: {
      potenziale: (title) =>
        `Behind the suggestion ${title} stands a question to customers. Interviews and the data you have answer it before you build anything.`,
      loesungen: (title) =>
        `The suggestion ${title} will soon need something to try out. A prototype that about five people use shows which parts of it hold.`,
      geschaeftsideen: (title) =>
        `With the suggestion ${title}, it all depends on whether someone pays. A calculation with open assumptions and a price test settle that early.`,
      organisationen: (title) =>
        `The suggestion ${title} changes how people work. That succeeds better in small trials with an end date than in one large change.`,
    },
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
    experiment: (title) =>
      `Begin with just one experiment, for example ${title}. Agree beforehand who runs it and on which day you look at the result.`,
    decide: 'Decide on that day: carry on, rebuild or drop it.',
    discuss: 'Talk to us if you would like to test the draft with someone from outside.',
  },
}
