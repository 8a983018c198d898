import type { CorpusSite } from '../corpus-site.ts'

/** English site of a German firm: legal name with "& Co. KG" in the footer, distributor addresses on the contact page. */
export const site: CorpusSite = {
  language: 'en',
  host: 'www.weissbach-valves.example',
  kind: 'company',
  pages: {
    '/': `<html lang="en"><head><title>Weissbach Valves – precision valves</title><link rel="alternate" hreflang="de" href="/de/"><link rel="alternate" hreflang="zh" href="/zh/"></head><body><nav><a href="/products">Products</a><a href="/industries">Industries</a><a href="/company">Company</a><a href="/news">News</a><a href="/contact">Contact</a></nav><h1>Tight. Always.</h1><p>We develop and manufacture precision valves for food processing and for pharmaceutical plants.</p><footer><p>Weissbach Armaturen GmbH &amp; Co. KG</p><p>Talstraße 77</p><p>D-58507 Lüdenscheid</p></footer></body></html>`,
    '/products': `<html lang="en"><title>Products – Weissbach Valves</title><body><h1>Products</h1><h2>Diaphragm valves</h2><h2>Ball valves</h2><h2>Aseptic sampling</h2><h2>Downloads</h2></body></html>`,
    '/industries': `<html lang="en"><title>Industries – Weissbach Valves</title><body><h1>Industries</h1><h2>Food and beverages</h2><h2>Pharmaceuticals</h2></body></html>`,
    '/company': `<html lang="en"><title>Company – Weissbach Valves</title><body><h1>Company</h1><p>Established in 1961, we now employ more than 300 people. In 2025 we produced 1.2 million valves.</p></body></html>`,
    '/news': `<html lang="en"><title>News – Weissbach Valves</title><body><h1>News</h1><h3>Clean room extended</h3><p>3 September 2026</p></body></html>`,
    '/contact': `<html lang="en"><title>Contact – Weissbach Valves</title><body><h1>Contact</h1><p>Weissbach Armaturen GmbH &amp; Co. KG, Talstraße 77, 58507 Lüdenscheid, Germany</p><h2>Distributors</h2><p>Ventilhandel Beispiel GmbH, Industriestraße 5, 1230 Wien</p></body></html>`,
  },
  facts: {
    name: 'Weissbach Valves',
    description:
      'We develop and manufacture precision valves for food processing and for pharmaceutical plants.',
    offers: ['Diaphragm valves', 'Ball valves', 'Aseptic sampling'],
    audiences: ['Food and beverages', 'Pharmaceuticals'],
    locations: ['Talstraße 77, 58507 Lüdenscheid'],
    languages: ['English', 'German', 'Chinese'],
    size: 'more than 300 people',
    founded: '1961',
    news: ['Clean room extended (3 September 2026)'],
  },
}
