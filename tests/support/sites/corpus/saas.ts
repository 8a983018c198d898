import type { CorpusSite } from '../corpus-site.ts'

/** English: pricing plans in cards, "trusted by" as plain text, hiring banner in the menu, remote company. */
export const site: CorpusSite = {
  language: 'en',
  host: 'rosterly.example',
  kind: 'company',
  pages: {
    '/': `<!doctype html><html lang="en"><head><title>Rosterly: shift planning that people like</title><meta name="description" content="Rosterly is shift planning software for hospitals and care homes."></head><body><header><nav><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/customers">Customers</a><a href="/about">About</a><a href="/careers">Careers <span>We're hiring!</span></a></nav></header>
<h1>Fair rosters in minutes</h1><p>Rosterly is shift planning software for hospitals and care homes.</p><p>Plan a month of shifts before your coffee is cold.</p><footer><p>© 2026 Rosterly Ltd. All rights reserved.</p><p>Rosterly Ltd, 12 Mill Lane, Bristol BS1 4QA, United Kingdom</p></footer></body></html>`,
    '/features': `<html lang="en"><title>Features | Rosterly</title><body><h1>Features</h1><h2>Self-rostering</h2><p>Staff choose.</p><h2>Swap requests</h2><h2>Payroll export</h2><h2>Ready to start?</h2></body></html>`,
    '/pricing': `<html lang="en"><title>Pricing | Rosterly</title><body><h1>Pricing</h1><div class="plan"><h2>Team</h2><p>£3 per person per month</p></div><div class="plan"><h2>Hospital</h2><p>£5 per person per month</p></div><div class="plan"><h2>Group</h2><p>Talk to us</p></div></body></html>`,
    '/customers': `<html lang="en"><title>Customers | Rosterly</title><body><h1>Customers</h1><h2>St Olave's Hospital</h2><p>Saved six hours a week.</p><h2>Oakfield Care Homes</h2></body></html>`,
    '/about': `<html lang="en"><title>About | Rosterly</title><body><h1>About us</h1><p>Rosterly was founded in 2018 by two nurses. We are a team of 35 people.</p></body></html>`,
    '/careers': `<html lang="en"><title>Careers | Rosterly</title><body><h1>Careers</h1><p>We do not have any vacancies at the moment.</p></body></html>`,
  },
  facts: {
    name: 'Rosterly Ltd',
    description: 'Rosterly is shift planning software for hospitals and care homes.',
    offers: ['Self-rostering', 'Swap requests', 'Payroll export'],
    locations: ['12 Mill Lane, Bristol BS1 4QA'],
    languages: ['English'],
    size: 'team of 35 people',
    founded: '2018',
    prices: ['Team: £3 per person per month', 'Hospital: £5 per person per month'],
    references: ["St Olave's Hospital", 'Oakfield Care Homes'],
  },
  mayAlso: { audiences: ['Hospitals and care homes', 'Hospitals'] },
}
