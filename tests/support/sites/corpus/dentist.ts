import type { CorpusSite } from '../corpus-site.ts'

/** A dentist: services below two headings, opening hours, dates that are no foundation. */
export const site: CorpusSite = {
  language: 'de',
  host: 'zahnarzt-ebert.example',
  kind: 'practice',
  pages: {
    '/': `<html lang="de"><head><title>Zahnarztpraxis Dr. Ebert in Jena</title><meta name="description" content="Zahnarztpraxis in Jena für Kinder und Erwachsene: Vorsorge, Zahnersatz und Implantate."></head><body><nav><ul><li><a href="/leistungen">Leistungen</a></li><li><a href="/praxis">Praxis</a></li><li><a href="/team">Team</a></li><li><a href="/kontakt">Kontakt</a></li></ul></nav><h1>Willkommen</h1><p>Zahnarztpraxis in Jena für Kinder und Erwachsene: Vorsorge, Zahnersatz und Implantate.</p><p>Seit 1. Oktober 2026 haben wir neue Öffnungszeiten.</p><p>Mo–Fr 8–18 Uhr</p></body></html>`,
    '/leistungen': `<html lang="de"><title>Leistungen | Zahnarztpraxis Dr. Ebert</title><body><h1>Unsere Leistungen</h1><h2>Prophylaxe</h2><p>Professionelle Zahnreinigung ab 95 €</p><h2>Zahnersatz</h2><p>Kronen und Brücken</p><h2>Implantate</h2></body></html>`,
    '/praxis': `<html lang="de"><title>Praxis | Zahnarztpraxis Dr. Ebert</title><body><h1>Unsere Praxis</h1><p>Die Praxis wurde 2006 eröffnet. 2019 haben wir umgebaut.</p></body></html>`,
    '/team': `<html lang="de"><title>Team | Zahnarztpraxis Dr. Ebert</title><body><h1>Team</h1><p>Wir suchen Verstärkung!</p><h2>Zahnmedizinische Fachangestellte (m/w/d)</h2><p>Gern in Teilzeit.</p></body></html>`,
    '/kontakt': `<html lang="de"><title>Kontakt | Zahnarztpraxis Dr. Ebert</title><body><h1>Kontakt</h1><p>Zahnarztpraxis Dr. Ebert<br>Löbdergraben 6<br>07743 Jena</p></body></html>`,
  },
  facts: {
    name: 'Zahnarztpraxis Dr. Ebert',
    description:
      'Zahnarztpraxis in Jena für Kinder und Erwachsene: Vorsorge, Zahnersatz und Implantate.',
    offers: ['Prophylaxe', 'Zahnersatz', 'Implantate'],
    locations: ['Löbdergraben 6, 07743 Jena'],
    languages: ['Deutsch'],
    founded: '2006',
    prices: ['Professionelle Zahnreinigung ab 95 €'],
    jobs: ['Zahnmedizinische Fachangestellte (m/w/d)'],
  },
  mayAlso: { audiences: ['Kinder und Erwachsene'] },
}
