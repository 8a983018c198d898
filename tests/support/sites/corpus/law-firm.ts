import type { CorpusSite } from '../corpus-site.ts'

/** Practice areas, lawyers as headings, chamber and insurer with their addresses in the imprint. */
export const site: CorpusSite = {
  language: 'de',
  host: 'www.kanzlei-reuter-vogt.example',
  kind: 'practice',
  pages: {
    '/': `<html lang="de"><head><title>Reuter Vogt Rechtsanwälte PartG mbB – Kanzlei in Münster</title></head><body><header><a href="/">Reuter Vogt</a><nav><ul><li><a href="/rechtsgebiete">Rechtsgebiete</a></li><li><a href="/anwaelte">Anwälte</a></li><li><a href="/kosten">Kosten</a></li><li><a href="/kontakt">Kontakt</a></li><li><a href="/impressum">Impressum</a></li></ul></nav></header>
<main><h1>Recht, verständlich.</h1><p>Wir beraten und vertreten Familienunternehmen und Privatpersonen im Arbeitsrecht, im Erbrecht und im Gesellschaftsrecht.</p></main>
<footer>© Reuter Vogt Rechtsanwälte PartG mbB</footer></body></html>`,
    '/rechtsgebiete': `<html lang="de"><title>Rechtsgebiete – Reuter Vogt</title><body><main><h1>Rechtsgebiete</h1><ul><li>Arbeitsrecht</li><li>Erbrecht</li><li>Gesellschaftsrecht</li></ul></main></body></html>`,
    '/anwaelte': `<html lang="de"><title>Anwälte – Reuter Vogt</title><body><main><h1>Anwälte</h1><h2>Dr. Petra Reuter</h2><p>Fachanwältin für Arbeitsrecht, seit 2003 zugelassen.</p><h2>Jan Vogt</h2><p>Notar</p></main></body></html>`,
    '/kosten': `<html lang="de"><title>Kosten – Reuter Vogt</title><body><main><h1>Kosten</h1><p>Die Erstberatung kostet 190 Euro zuzüglich Umsatzsteuer.</p><p>Danach rechnen wir nach Stunden ab.</p></main></body></html>`,
    '/kontakt': `<html lang="de"><title>Kontakt – Reuter Vogt</title><body><main><h1>Kontakt</h1><p>Reuter Vogt Rechtsanwälte PartG mbB</p><p>Prinzipalweg 18</p><p>48143 Münster</p><p>Telefon 0251 000000</p></main></body></html>`,
    '/impressum': `<html lang="de"><title>Impressum – Reuter Vogt</title><body><main><h1>Impressum</h1><p>Reuter Vogt Rechtsanwälte PartG mbB, Prinzipalweg 18, 48143 Münster</p><p>Rechtsanwaltskammer Hamm, Ostenallee 18, 59063 Hamm</p><p>Berufshaftpflichtversicherung: Musterschutz Versicherungs-AG, Hansaring 1, 50670 Köln</p></main></body></html>`,
  },
  facts: {
    name: 'Reuter Vogt Rechtsanwälte PartG mbB',
    description:
      'Wir beraten und vertreten Familienunternehmen und Privatpersonen im Arbeitsrecht, im Erbrecht und im Gesellschaftsrecht.',
    audiences: ['Familienunternehmen und Privatpersonen'],
    offers: ['Arbeitsrecht', 'Erbrecht', 'Gesellschaftsrecht'],
    locations: ['Prinzipalweg 18, 48143 Münster'],
    languages: ['Deutsch'],
    prices: ['Die Erstberatung kostet 190 Euro zuzüglich Umsatzsteuer.'],
  },
}
