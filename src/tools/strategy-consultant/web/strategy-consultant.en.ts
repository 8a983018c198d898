import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

export const texts: StrategyConsultantTexts = {
  noScript:
    'This tool needs JavaScript. Turn it on in your browser, or give us a call: we’re happy to talk about your strategy without it.',
  opensInNewTab: '(opens in a new tab)',
  quotes: (count) => (count === 1 ? 'Passage' : `${count} passages`),
  steps: {
    label: 'Steps',
    names: { address: 'Website', facts: 'Facts', market: 'Comparison', draft: 'Draft' },
  },
  address: {
    title: 'Which website should we read?',
    label: 'Website address',
    placeholder: 'https://www.example.com',
    button: 'Read the website',
    errors: {
      empty: 'Enter the address of a website.',
      invalid: 'This web address isn’t complete. It should look like this: https://www.example.com',
      known: 'This website is already here.',
    },
  },
  byHand: {
    title: 'No website to read?',
    text: 'Describe the company in a few words. The draft then builds on what you write.',
    button: 'Describe it yourself',
  },
  failed: {
    title: 'We couldn’t read this website',
    reasons: {
      'tools.bad_address':
        'This isn’t the address of a website. Check that it is complete and spelled correctly.',
      'tools.address_refused':
        'This address doesn’t lead to a public website. We only read what everyone on the internet can reach.',
      'tools.site_unknown':
        'There is no website by this name. Check that the address is spelled correctly.',
      'tools.site_unreachable': 'The website can’t be reached at the moment. Try again later.',
      'tools.site_refuses':
        'The website’s robots.txt asks for the site not to be read automatically. We respect that.',
      'tools.site_not_html':
        'This address doesn’t lead to a web page but to something else, such as a PDF or a picture. Enter the home page.',
      'tools.site_too_large':
        'The page is too large for us to read. Enter another page of the website, such as “About us”.',
      'tools.site_too_slow': 'The website took too long to answer. Try again later.',
      'tools.site_redirects':
        'The address keeps redirecting without ever arriving. Enter the address you end up at in your browser.',
      'tools.site_error':
        'The website answered with an error. Check in your browser whether the page exists.',
      'tools.site_silent':
        'There is no text on the page that we can read. Scripts in the browser may produce it. Enter another page of the website.',
      'tools.site_placeholder':
        'There is only a placeholder at this address: the website is still being built or under maintenance, or the domain is for sale. Enter another address.',
      'tools.own_readings':
        'Two websites are already being read from your connection. Wait until one of them is done.',
      'tools.busy': 'Several websites are being read right now. Try again in half a minute.',
      'tools.restored_copy':
        'This is a copy of our website. It doesn’t read other websites. Describe the company yourself.',
      'tools.fault':
        'Something went wrong on our side. It has nothing to do with what you entered. Try again.',
      'http.too_many': 'That was a lot of requests at once. Wait a few minutes, then try again.',
      offline: 'The connection was lost. Check your network and try again.',
    },
  },
  storage: {
    unnamed: 'the company',
    kept: (company) =>
      `What you entered about ${company} is still here. Read the same website again to see what has changed. Another one replaces it.`,
    startOver: {
      button: 'Start over',
      question: 'Delete all the facts and the draft?',
      confirm: 'Yes, delete them',
      cancel: 'Keep them',
    },
    forget: 'Delete for good',
    cleared: 'What you had before has been replaced or deleted.',
    undo: 'Undo',
  },
  reading: {
    title: (host) => `Reading ${host}`,
    begins: 'Opening the home page …',
    progress: (page, pages) => `Page ${page} of ${pages}`,
    cancelled: 'Cancelled. Nothing was saved.',
  },
  facts: {
    title: 'Is this right?',
    lead: 'This is what we found on the website. Correct what is wrong, remove what doesn’t matter, add what is missing: the better the facts, the better the draft.',
    titleByHand: 'Describe the company',
    leadByHand:
      'A name and a sentence are enough to begin with. Every further fact makes the draft more precise.',
    required: 'Required',
    pages: 'Pages read:',
    startPage: 'Home page',
    source: 'Found on:',
    own: 'Your own words',
    labels: {
      name: 'Name of the organisation',
      description: 'What the organisation does',
      size: 'Size',
      founded: 'Year founded',
    },
    organisation: {
      label: 'Which open questions fit?',
      kinds: {
        company: 'Questions for a company',
        practice: 'Questions for a practice, clinic or law firm',
        association: 'Questions for an association, charity or foundation',
        authority: 'Questions for a city, council or authority',
        shop: 'Questions for an online shop',
      },
    },
    groups: {
      offers: 'Offers',
      audiences: 'Customers',
      prices: 'Prices',
      references: 'References',
      locations: 'Places',
      languages: 'Languages',
      signals: 'Signals',
    },
    row: (title, number) => `${title}, line ${number}`,
    kindOf: (row) => `${row}: kind`,
    add: 'Add a line',
    addTo: (title) => `Add a line: ${title}`,
    kinds: {
      jobs: 'Open positions',
      news: 'News',
      shop: 'Online shop',
      events: 'Events',
    },
    remove: (fact) => `Remove “${fact}”`,
    bringBack: (fact) => `Bring back “${fact}”`,
    leftOut: (fact) => `Left out: ${fact}`,
    errors: {
      name: 'What is the company called? A name is enough.',
      description: 'Say in a sentence what the company does, or add an offer.',
    },
  },
  changes: {
    title: (day, count) =>
      `Since ${day ?? 'the last reading'}: ${count === 1 ? 'one change' : `${count} changes`}`,
    none: (day) => `Nothing has changed since ${day ?? 'the last reading'}`,
    added: (text) => `newly found: ${text}`,
    gone: (text) => `no longer found: ${text}`,
    changed: (before, after) => `“${before}” before, “${after}” now`,
    before: 'Before',
    after: 'Now',
    keeps: 'What you changed, added or removed yourself is still as you left it.',
  },
  market: {
    title: 'Who do you want to compare with?',
    lead: 'We read up to three more websites in the same way as the first, and put what they say side by side. This is optional.',
    label: (number, most) => `Address ${number} of ${most}`,
    waiting: 'Waiting for the one before',
    pages: (host, count) => `${host}, ${count === 1 ? 'one page' : `${count} pages`} read`,
    read: 'Read',
    again: 'Read again',
    remove: (host) => `Leave out ${host}`,
    sideBySide: 'Side by side',
    nothing: 'Nothing found on the pages that were read',
    nothingTyped: 'Not stated',
    more: (count) => `${count} more`,
    strike: 'Not right: strike it out',
    struck: (count) => `${count} struck out`,
    takeBack: 'Take back',
    differences: {
      title: 'What differs on the pages that were read',
      none: 'Nothing that our rules can tell for certain.',
      named: {
        prices: { one: 'gives prices', many: 'give prices' },
        jobs: { one: 'lists open positions', many: 'list open positions' },
        audiences: { one: 'says who the offer is for', many: 'say who the offer is for' },
        references: { one: 'names references', many: 'name references' },
        founded: { one: 'gives a founding year', many: 'give a founding year' },
        size: { one: 'gives a size', many: 'give a size' },
      },
      onlyNames: (name, says) => `Only ${name} ${says}.`,
      doesNotName: (name, say) => `All but ${name} ${say}.`,
      rules: {
        'only one with': (text, name) => `Only ${name} mentions “${text}”.`,
        'nothing of': (text, name, at) => `${name} mentions “${text}”; ${at} says nothing of it.`,
      },
    },
  },
  thesis: {
    title: 'Your thesis and your choice',
    hint: 'This is where the draft ends. What goes here is decided by someone who knows the organisation. It’s in the copy and the PDF too.',
    thesis: 'Thesis',
    choice: 'Choice',
    fields: {
      act: 'If we',
      effect: 'then',
      reason: 'because',
      for: 'We choose',
      against: 'over',
    },
    suggestion: 'Suggested by AI',
    take: 'Put into the empty fields',
  },
  make: {
    title: 'The draft is based on these facts',
    withAi: (model) => `Let AI write it (${model})`,
    leaves: (host) =>
      `When you click, the facts, the texts of the pages that were read and what was found on compared websites go to the AI service ${host}. First remove anything confidential and people’s names.`,
    stays:
      'The facts go to our server only. It arranges them by our method, without AI, and doesn’t store them.',
    button: 'Create the draft',
    again: 'Create a new draft',
    toDraft: 'Go to the draft',
    compare: 'Compare with others',
  },
  making: {
    title: 'Creating the draft',
    steps: {
      asking: 'The AI is writing …',
      repairing: 'The AI’s answer was incomplete. Asking it to fix that …',
      method: 'Our method is arranging the facts …',
    },
    cancelled: 'Cancelled. Your facts haven’t changed.',
    failedTitle: 'The draft couldn’t be finished',
  },
  draft: {
    title: (company) => `First draft for ${company}`,
    withAi: 'Written by AI',
    tryAi: 'Try again with AI',
    outdated: {
      'facts changed': 'You have changed the facts since this draft was made.',
      'other language': 'This draft was made in German.',
    },
    bases: {
      page: 'From the website',
      visitor: 'From you',
      assumption: 'Assumption',
      changed: 'Changed by you',
      added: 'Added by you',
    },
    parts: {
      position: 'Where the company stands',
      customers: 'Who it is for',
      strengths: 'What stands out',
      openQuestions: 'Open questions',
      opportunities: 'Opportunities',
      services: 'Where we can help',
      nextSteps: 'Next steps',
    },
    experiment: 'First experiment',
    edit: {
      badge: 'Edited by you',
      begin: 'Edit the draft',
      done: 'Done',
      hint: 'An empty field leaves the line out. What you change is kept, and no longer has a source.',
      leftOut: (text) => `Left out: ${text}`,
      add: (section) => `${section}: your own lines`,
      addHint: 'Add your own, one statement per line',
      note: 'What somebody changed or added has not been compared with the website.',
    },
    toFacts: 'Change the facts',
    sources: 'Pages read',
    note: 'Each statement shows what it is based on, with the passage in square brackets where its words differ. Nobody has checked the assumptions.',
    fileName: 'Strategy draft',
    discuss: {
      title: 'Discuss it with us',
      text: 'Bring the draft along. We will tell you frankly which assumptions we would check first.',
      link: 'Get in touch',
    },
  },
}
