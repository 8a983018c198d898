import type { CorpusSite } from '../corpus-site.ts'

/** One person in Ireland; hardly any headings; a sentence about clients; a newsletter with a date. */
export const site: CorpusSite = {
  language: 'en',
  host: 'maeve-example.example',
  kind: 'company',
  pages: {
    '/': `<html lang="en-IE"><head><title>Example Water Consulting</title></head><body><div class="nav"><a href="/services">Services</a> <a href="/clients">Clients</a> <a href="/contact">Contact</a></div><h1>Example Water Consulting</h1><p>I help water utilities find leaks before their customers do, with sensors and plain statistics.</p></body></html>`,
    '/services': `<html lang="en-IE"><title>Services - Example Water Consulting</title><body><h1>Services</h1><p>Three things, each at a fixed fee.</p><h2>Leak survey</h2><p>From €4,500.</p><h2>Sensor plan</h2><p>From €2,000.</p><h2>Training for crews</h2></body></html>`,
    '/clients': `<html lang="en-IE"><title>Clients - Example Water Consulting</title><body><h1>Selected clients</h1><ul><li>Town of Ballymuster</li><li>Sligo Example Utility</li></ul></body></html>`,
    '/contact': `<html lang="en-IE"><title>Contact - Example Water Consulting</title><body><h1>Contact</h1><p>Write to me, I answer within a day.</p></body></html>`,
  },
  facts: {
    name: 'Example Water Consulting',
    description:
      'I help water utilities find leaks before their customers do, with sensors and plain statistics.',
    offers: ['Leak survey', 'Sensor plan', 'Training for crews'],
    languages: ['English'],
    prices: ['Leak survey: From €4,500.', 'Sensor plan: From €2,000.'],
    references: ['Town of Ballymuster', 'Sligo Example Utility'],
  },
}
