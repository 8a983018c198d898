import type { CorpusSite } from '../corpus-site.ts'

/** A small craftsman: a table layout, the person in front of the street, a portal in the imprint. */
export const site: CorpusSite = {
  language: 'de',
  host: 'www.zimmerei-holl.example',
  kind: 'company',
  pages: {
    '/': `<html><head><title>Zimmerei Holl | Dachstühle und Holzbau im Allgäu</title></head><body bgcolor="#fff"><table><tr><td><a href="leistungen.htm">Leistungen</a><br><a href="referenzen.htm">Referenzen</a><br><a href="kontakt.htm">Kontakt</a><br><a href="impressum.htm">Impressum</a></td><td><h1>Zimmerei Holl</h1><p>Wir bauen Dachstühle, Gauben und ganze Häuser aus Holz und sanieren alte Höfe.</p><p>Meisterbetrieb seit 1979</p></td></tr></table></body></html>`,
    '/leistungen.htm': `<html><title>Leistungen</title><body><table><tr><td><h2>Leistungen</h2><ul><li>Dachstühle</li><li>Gauben</li><li>Holzhäuser</li><li>Sanierung alter Höfe</li></ul></td></tr></table></body></html>`,
    '/referenzen.htm': `<html><title>Referenzen</title><body><h2>Referenzen</h2><p>Bilder folgen in Kürze.</p></body></html>`,
    '/kontakt.htm': `<html><title>Kontakt</title><body><h2>Kontakt</h2><p>Zimmerei Holl<br>Josef Holl<br>Dorfstr. 3<br>87509 Immenstadt im Allgäu<br>Fax 08323/000000</p></body></html>`,
    '/impressum.htm': `<html><title>Impressum</title><body><h2>Impressum</h2><p>Josef Holl, Dorfstr. 3, 87509 Immenstadt im Allgäu</p><p>Handwerkskammer für Schwaben, Siebentischstraße 52-58, 86161 Augsburg</p><p>Gestaltung: Webwerk Muster, Ringweg 8, 87435 Kempten</p></body></html>`,
  },
  facts: {
    name: 'Zimmerei Holl',
    description: 'Wir bauen Dachstühle, Gauben und ganze Häuser aus Holz und sanieren alte Höfe.',
    offers: ['Dachstühle', 'Gauben', 'Holzhäuser', 'Sanierung alter Höfe'],
    locations: ['Dorfstr. 3, 87509 Immenstadt im Allgäu'],
    founded: '1979',
  },
}
