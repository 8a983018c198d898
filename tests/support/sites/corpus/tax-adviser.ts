import type { CorpusSite } from '../corpus-site.ts'

/** A tax adviser: full legal form with "Steuerberatungsgesellschaft", industries in the menu, no vacancies but apprenticeships. */
export const site: CorpusSite = {
  language: 'de',
  host: 'stb-hollmann.example',
  kind: 'practice',
  pages: {
    '/': `<html lang="de"><head><title>Hollmann Steuerberatungsgesellschaft mbH, Ulm</title></head><body><nav><ul><li><a href="/leistungen">Leistungen</a></li><li><a href="/branchen">Branchen</a><ul><li><a href="/branchen/aerzte">Ärzte</a></li><li><a href="/branchen/handwerk">Handwerk</a></li></ul></li><li><a href="/karriere">Karriere</a></li><li><a href="/kontakt">Kontakt</a></li><li><a href="/impressum">Impressum</a></li></ul></nav><h1>Steuern? Erledigt.</h1><p>Wir sind eine Steuerkanzlei in Ulm und betreuen vor allem Ärzte und Handwerksbetriebe, digital und persönlich.</p></body></html>`,
    '/leistungen': `<html lang="de"><title>Leistungen | Hollmann</title><body><h1>Leistungen</h1><h2>Jahresabschluss</h2><h2>Lohnabrechnung</h2><h2>Existenzgründung</h2></body></html>`,
    '/branchen': `<html lang="de"><title>Branchen | Hollmann</title><body><h1>Branchen</h1><h2>Ärzte</h2><h2>Handwerk</h2></body></html>`,
    '/karriere': `<html lang="de"><title>Karriere | Hollmann</title><body><h1>Karriere</h1><h2>Offene Stellen</h2><p>Derzeit sind alle Stellen besetzt.</p></body></html>`,
    '/kontakt': `<html lang="de"><title>Kontakt | Hollmann</title><body><h1>Kontakt</h1><p>Hollmann Steuerberatungsgesellschaft mbH<br>Neue Straße 60 · 89073 Ulm</p></body></html>`,
    '/impressum': `<html lang="de"><title>Impressum | Hollmann</title><body><h1>Impressum</h1><p>Hollmann Steuerberatungsgesellschaft mbH</p><p>Neue Straße 60</p><p>89073 Ulm</p><p>Sitz: Ulm, HRB 000000</p><p>Zuständige Kammer: Steuerberaterkammer Stuttgart, Hegelstraße 33, 70174 Stuttgart</p></body></html>`,
  },
  facts: {
    name: 'Hollmann Steuerberatungsgesellschaft mbH',
    description:
      'Wir sind eine Steuerkanzlei in Ulm und betreuen vor allem Ärzte und Handwerksbetriebe, digital und persönlich.',
    offers: ['Jahresabschluss', 'Lohnabrechnung', 'Existenzgründung'],
    audiences: ['Ärzte', 'Handwerk'],
    locations: ['Neue Straße 60, 89073 Ulm'],
    languages: ['Deutsch'],
  },
}
