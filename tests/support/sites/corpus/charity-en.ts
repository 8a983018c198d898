import type { CorpusSite } from '../corpus-site.ts'

/** An English charity: donate, registered number, staff and volunteers in one sentence. */
export const site: CorpusSite = {
  language: 'en',
  host: 'harbourlight.example',
  kind: 'association',
  pages: {
    '/': `<html lang="en-GB"><head><title>Harbourlight | A charity for young carers</title><meta name="description" content="Harbourlight supports young carers in Kent with advice, respite and someone to talk to."></head><body><nav><a href="/what-we-do">What we do</a><a href="/donate">Donate</a><a href="/get-involved">Get involved</a><a href="/about-us">About us</a></nav><h1>Nobody should care alone</h1><p>Harbourlight supports young carers in Kent with advice, respite and someone to talk to.</p><footer><p>Harbourlight is a registered charity (no. 000000).</p></footer></body></html>`,
    '/what-we-do': `<html lang="en-GB"><title>What we do | Harbourlight</title><body><h1>What we do</h1><h2>Advice line</h2><p>Open every afternoon.</p><h2>Respite weekends</h2><h2>School visits</h2></body></html>`,
    '/donate': `<html lang="en-GB"><title>Donate | Harbourlight</title><body><h1>Donate</h1><p>£20 pays for an evening of advice.</p></body></html>`,
    '/get-involved': `<html lang="en-GB"><title>Get involved | Harbourlight</title><body><h1>Get involved</h1><h2>Open positions</h2><ul><li>No vacancies at present</li></ul></body></html>`,
    '/about-us': `<html lang="en-GB"><title>About us | Harbourlight</title><body><h1>About us</h1><p>Since 2011 we have grown to 22 staff and over 100 volunteers.</p></body></html>`,
  },
  facts: {
    name: 'Harbourlight',
    description:
      'Harbourlight supports young carers in Kent with advice, respite and someone to talk to.',
    offers: ['Advice line', 'Respite weekends', 'School visits'],
    languages: ['English'],
    size: '22 staff',
    founded: '2011',
  },
  mayAlso: { audiences: ['Young carers'] },
}
