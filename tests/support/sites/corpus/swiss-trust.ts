import type { CorpusSite } from '../corpus-site.ts'

/** Switzerland: postcode of four digits, AG, francs, three languages; years that are no postcodes. */
export const site: CorpusSite = {
  language: 'de',
  host: 'treuhand-aemme.example',
  kind: 'practice',
  pages: {
    '/': `<html lang="de-CH"><head><title>Treuhand Aemme AG – Steuern und Buchhaltung in Burgdorf</title><link rel="alternate" hreflang="fr-CH" href="/fr/"><link rel="alternate" hreflang="en" href="/en/"></head><body><nav><a href="/dienstleistungen">Dienstleistungen</a><a href="/portrait">Porträt</a><a href="/preise">Preise</a><a href="/kontakt">Kontakt</a></nav><h1>Zahlen in Ruhe</h1><p>Wir führen Buchhaltungen, erstellen Steuererklärungen und begleiten Nachfolgen für Gewerbebetriebe im Emmental.</p></body></html>`,
    '/dienstleistungen': `<html lang="de-CH"><title>Dienstleistungen | Treuhand Aemme AG</title><body><h1>Dienstleistungen</h1><ul><li>Buchhaltung</li><li>Steuern</li><li>Nachfolge</li><li>Lohnwesen</li></ul></body></html>`,
    '/portrait': `<html lang="de-CH"><title>Porträt | Treuhand Aemme AG</title><body><h1>Porträt</h1><p>Die Treuhand Aemme AG wurde im Jahr 1988 gegründet. Unser Team besteht aus 11 Personen.</p></body></html>`,
    '/preise': `<html lang="de-CH"><title>Preise | Treuhand Aemme AG</title><body><h1>Preise</h1><p>Steuererklärung für Privatpersonen: ab CHF 180.–</p></body></html>`,
    '/kontakt': `<html lang="de-CH"><title>Kontakt | Treuhand Aemme AG</title><body><h1>Kontakt</h1><p>Treuhand Aemme AG<br>Bahnhofstrasse 41<br>3400 Burgdorf</p></body></html>`,
  },
  facts: {
    name: 'Treuhand Aemme AG',
    description:
      'Wir führen Buchhaltungen, erstellen Steuererklärungen und begleiten Nachfolgen für Gewerbebetriebe im Emmental.',
    offers: ['Buchhaltung', 'Steuern', 'Nachfolge', 'Lohnwesen'],
    locations: ['Bahnhofstrasse 41, 3400 Burgdorf'],
    languages: ['Deutsch', 'Französisch', 'Englisch'],
    size: '11 Personen',
    founded: '1988',
    prices: ['Steuererklärung für Privatpersonen: ab CHF 180.–'],
  },
  mayAlso: { audiences: ['Gewerbebetriebe im Emmental', 'Gewerbebetriebe', 'Privatpersonen'] },
}
