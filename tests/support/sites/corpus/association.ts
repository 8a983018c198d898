import type { CorpusSite } from '../corpus-site.ts'

/** An e. V. with donations, members and no sales; its regional court and the tax office are named in the imprint. */
export const site: CorpusSite = {
  language: 'de',
  host: 'flussfreunde.example',
  kind: 'association',
  pages: {
    '/': `<html lang="de"><head><title>Flussfreunde e.V. – lebendige Flüsse</title><meta property="og:site_name" content="Flussfreunde"></head><body><nav><a href="/projekte">Projekte</a> <a href="/spenden">Spenden</a> <a href="/termine">Termine</a> <a href="/der-verein">Der Verein</a> <a href="/impressum">Impressum</a></nav>
<h1>Flüsse brauchen Platz</h1><p>Wir renaturieren Ufer, beraten Gemeinden beim Hochwasserschutz und gehen mit Schulklassen ans Wasser.</p><footer><p>Flussfreunde e.V., Mühlweg 2, 37073 Göttingen</p></footer></body></html>`,
    '/projekte': `<html lang="de"><title>Projekte – Flussfreunde e.V.</title><body><h1>Unsere Projekte</h1><h2>Auen an der Leine</h2><p>Zwölf Hektar.</p><h2>Schule am Fluss</h2><p>Für Klassen 3 bis 6.</p></body></html>`,
    '/spenden': `<html lang="de"><title>Spenden – Flussfreunde e.V.</title><body><h1>Spenden</h1><p>Mit 50 Euro pflanzen wir zehn Weiden.</p></body></html>`,
    '/termine': `<html lang="de"><title>Termine – Flussfreunde e.V.</title><body><h1>Termine</h1><h2>Uferputz in Göttingen</h2><time>17.10.2026</time></body></html>`,
    '/der-verein': `<html lang="de"><title>Der Verein – Flussfreunde e.V.</title><body><h1>Der Verein</h1><p>Der Verein wurde 1996 gegründet und hat heute 1.300 Mitglieder.</p></body></html>`,
    '/impressum': `<html lang="de"><title>Impressum</title><body><h1>Impressum</h1><p>Flussfreunde e.V.<br>Mühlweg 2<br>37073 Göttingen</p><p>Registergericht: Amtsgericht Göttingen, Maschmühlenweg 11, 37073 Göttingen</p></body></html>`,
  },
  facts: {
    name: 'Flussfreunde e.V.',
    description:
      'Wir renaturieren Ufer, beraten Gemeinden beim Hochwasserschutz und gehen mit Schulklassen ans Wasser.',
    offers: ['Auen an der Leine', 'Schule am Fluss'],
    locations: ['Mühlweg 2, 37073 Göttingen'],
    languages: ['Deutsch'],
    size: '1.300 Mitglieder',
    founded: '1996',
    events: ['Uferputz in Göttingen (17.10.2026)'],
  },
}
