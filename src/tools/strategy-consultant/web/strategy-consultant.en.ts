import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

export const texts: StrategyConsultantTexts = {
  noScript:
    'This tool needs JavaScript. Turn it on in your browser, or give us a call: we’re happy to talk about your strategy without it.',
  opensInNewTab: '(opens in a new tab)',
  quotes: (count) => (count === 1 ? 'Passage' : `${count} passages`),
  steps: {
    label: 'Steps',
    names: { address: 'Website', facts: 'Facts', draft: 'Draft' },
  },
  address: {
    title: 'Which website should we read?',
    label: 'Website address',
    placeholder: 'https://www.example.com',
    button: 'Read the website',
    errors: {
      empty: 'Enter the address of a website.',
      invalid: 'This web address isn’t complete. It should look like this: https://www.example.com',
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
    title: (company) => `Your work on ${company} is still here`,
    unnamed: 'the company',
    text: 'It stays in this browser until you start over. A new website replaces it.',
    facts: 'Go to the facts',
    draft: 'Go to the draft',
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
    states: {
      reading: 'being read',
      read: 'read',
      robots: 'skipped: robots.txt asks us not to read it',
      not_html: 'skipped: not a web page',
      too_large: 'skipped: too large',
      too_slow: 'skipped: too slow to answer',
      unreachable: 'skipped: can’t be reached',
    },
    cancel: 'Cancel',
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
    storage: 'Your changes stay in this browser, even if you reload the page.',
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
      offers: {
        title: 'Offers',
        hint: 'What does the company sell or do?',
        row: (number) => `Offer ${number}`,
        add: 'Add an offer',
      },
      audiences: {
        title: 'Customers',
        hint: 'Who is it meant for?',
        row: (number) => `Customer group ${number}`,
        add: 'Add a customer group',
      },
      prices: {
        title: 'Prices',
        hint: 'What does the company charge?',
        row: (number) => `Price ${number}`,
        add: 'Add a price',
      },
      references: {
        title: 'References',
        hint: 'Who or what is named as an example?',
        row: (number) => `Reference ${number}`,
        add: 'Add a reference',
      },
      locations: {
        title: 'Places',
        hint: 'Where is the company based, and where does it work?',
        row: (number) => `Place ${number}`,
        add: 'Add a place',
      },
      languages: {
        title: 'Languages',
        hint: 'Which languages does the company use with its customers?',
        row: (number) => `Language ${number}`,
        add: 'Add a language',
      },
      signals: {
        title: 'Signals',
        hint: 'What’s going on? Open positions, news, events, an online shop.',
        row: (number) => `Signal ${number}`,
        add: 'Add a signal',
      },
    },
    kindLabel: (number) => `Kind of signal ${number}`,
    kinds: {
      jobs: 'Open positions',
      news: 'News',
      shop: 'Online shop',
      events: 'Events',
    },
    full: 'There is no room for more than 24 lines here.',
    remove: (fact) => `Remove “${fact}”`,
    removed: (fact) => `“${fact}” has been removed.`,
    undo: 'Undo',
    errors: {
      name: 'What is the company called? A name is enough.',
      description: 'Say in a sentence what the company does, or add an offer.',
    },
  },
  make: {
    title: 'The draft is based on these facts',
    legend: 'Who should write it?',
    withAi: 'With AI',
    byMethod: 'Our method, no AI',
    methodHint:
      'A sheet of facts, the passages behind them, open questions, and a hypothesis to fill in.',
    leaves: (host) =>
      `When you click, the facts on this page and the texts of the pages that were read go to the AI service ${host}. First remove anything confidential and people’s names.`,
    stays:
      'The facts go to our server only. It arranges them by our method, without AI, and doesn’t store them.',
    button: 'Create the draft',
    again: 'Create a new draft',
    toDraft: 'Go to the draft',
    back: 'Another website',
  },
  making: {
    title: 'Creating the draft',
    steps: {
      sending: 'Sending the facts …',
      asking: 'The AI is writing …',
      repairing: 'The AI’s answer was incomplete. Asking it to fix that …',
      method: 'Our method is arranging the facts …',
    },
    progress: (part, parts) => `Part ${part} of ${parts}`,
    cancel: 'Cancel',
    cancelled: 'Cancelled. Your facts haven’t changed.',
    failedTitle: 'The draft couldn’t be finished',
  },
  draft: {
    title: (company) => `First draft for ${company}`,
    byMethod: 'By our method',
    withAi: 'Written by AI',
    aiFailures: {
      'tools.ai_unavailable':
        'The AI service isn’t answering at the moment. This draft was made by our method instead.',
      'tools.ai_budget':
        'Today’s requests to the AI service are used up. This draft was made by our method instead.',
      'tools.ai_unusable':
        'The AI service’s answer couldn’t be used. This draft was made by our method instead.',
    },
    tryAi: 'Try again with AI',
    outdated: {
      'facts changed': 'You have changed the facts since this draft was made.',
      'other language': 'This draft was made in German.',
    },
    remake: 'Create a new draft',
    basesTitle: 'What the statements are based on',
    bases: {
      page: { name: 'From the website', meaning: 'with a link to the page that says it' },
      visitor: { name: 'From you', meaning: 'based on what you wrote' },
      assumption: { name: 'Assumption', meaning: 'nobody has said so: check it' },
      changed: { name: 'Changed by you', meaning: 'your words, not compared with the website' },
      added: { name: 'Added by you', meaning: 'not part of the original draft' },
    },
    parts: {
      position: 'Where the company stands',
      customers: 'Who it is for',
      strengths: 'What it can build on',
      openQuestions: 'Open questions',
      opportunities: 'Opportunities',
      services: 'Where we can help',
      nextSteps: 'Next steps',
    },
    methodParts: {
      position: 'Profile',
      customers: 'Who it is for, and what shows it',
      strengths: 'What stands out',
    },
    hypothesis: {
      title: 'Your first hypothesis',
      hint: 'Only someone who knows the organisation can write these. One sentence per field is enough. What you enter also appears in the PDF.',
      fields: {
        group: 'We believe that this group:',
        problem: 'has this problem:',
        change: 'and that this change will make it better:',
        threshold: 'We will know we are right if at least (number and time frame):',
        test: 'How we will test it within two weeks:',
      },
    },
    experiment: 'First experiment',
    edit: {
      badge: 'Edited by you',
      hint: 'You can change any line, strike it out, and add lines of your own. What you strike out stays here and is left out when you copy the draft or save it as Markdown or PDF.',
      line: (section, number) => `${section}, line ${number}`,
      opportunityParts: { title: 'title', reason: 'reason', experiment: 'experiment' },
      change: (line) => `Edit: ${line}`,
      strike: (line) => `Strike out: ${line}`,
      remove: (line) => `Remove: ${line}`,
      struck: 'Struck out',
      takeBack: 'Put it back',
      original: 'Original text',
      restore: 'Restore',
      done: 'Done',
      cancel: 'Cancel',
      add: 'Add a line',
      full: 'There is no room for more lines of your own here.',
      notices: {
        changed: 'The line has been changed.',
        struck: 'The line has been struck out.',
        'taken back': 'The line is back in the draft.',
        restored: 'The original text is back.',
        added: 'The line has been added.',
        removed: 'The line has been removed.',
        cancelled: 'The line is as it was before you edited it.',
        undone: 'Undone.',
      },
      undo: 'Undo',
      redo: 'Redo',
      note: 'Lines that were changed or added haven’t been compared with the website.',
    },
    toFacts: 'Change the facts',
    sources: 'Pages read',
    note: 'Each statement shows what it is based on, with the passage in square brackets. Nobody has checked the assumptions.',
    fileName: 'Strategy draft',
    discuss: {
      title: 'Discuss it with us',
      text: 'Bring the draft along. We will tell you frankly which assumptions we would check first.',
      link: 'Get in touch',
    },
  },
}
