import type { CorpusSite } from '../corpus-site.ts'

/** A shop: cart, categories, prices with strikethrough, free shipping from an amount, a dispute board. */
export const site: CorpusSite = {
  language: 'de',
  host: 'teekontor-nord.example',
  kind: 'shop',
  pages: {
    '/': `<html lang="de"><head><title>Tee online kaufen | Teekontor Nord</title><meta name="generator" content="Shopware 6"><meta name="description" content="Teekontor Nord: Bio-Tees aus kleinen Gärten, lose oder im Beutel, verschickt aus Flensburg."></head><body><header><a href="/warenkorb">Warenkorb</a><nav><a href="/sortiment/gruentee">Grüntee</a><a href="/sortiment/schwarztee">Schwarztee</a><a href="/sortiment/zubehoer">Zubehör</a><a href="/ueber-uns">Über uns</a><a href="/versand">Versand</a></nav></header>
<h1>Tee von Menschen, die wir kennen</h1><p>Teekontor Nord: Bio-Tees aus kleinen Gärten, lose oder im Beutel, verschickt aus Flensburg.</p><ul class="products"><li><h3>Sencha Yabukita</h3><p>12,90 € / 100 g</p></li><li><h3>Assam Mokalbari</h3><p><del>9,90 €</del> 7,90 €</p></li></ul>
<p>Versandkostenfrei ab 40 €.</p><footer><p>Teekontor Nord UG (haftungsbeschränkt)</p><p>Hafendamm 31, 24937 Flensburg</p><a href="/impressum">Impressum</a></footer></body></html>`,
    '/ueber-uns': `<html lang="de"><title>Über uns | Teekontor Nord</title><body><h1>Über uns</h1><p>Wir sind ein Team von fünf Leuten und handeln seit 2014 mit Tee.</p></body></html>`,
    '/versand': `<html lang="de"><title>Versand | Teekontor Nord</title><body><h1>Versand</h1><p>Versand innerhalb Deutschlands: 4,90 €.</p></body></html>`,
    '/impressum': `<html lang="de"><title>Impressum | Teekontor Nord</title><body><h1>Impressum</h1><p>Teekontor Nord UG (haftungsbeschränkt)<br>Hafendamm 31<br>24937 Flensburg</p><p>Verbraucherschlichtung: Universalschlichtungsstelle des Bundes, Straßburger Straße 8, 77694 Kehl am Rhein</p></body></html>`,
  },
  facts: {
    name: 'Teekontor Nord UG (haftungsbeschränkt)',
    description:
      'Teekontor Nord: Bio-Tees aus kleinen Gärten, lose oder im Beutel, verschickt aus Flensburg.',
    offers: ['Grüntee', 'Schwarztee', 'Zubehör'],
    locations: ['Hafendamm 31, 24937 Flensburg'],
    languages: ['Deutsch'],
    size: 'Team von fünf Leuten',
    founded: '2014',
    prices: [
      'Sencha Yabukita: 12,90 € / 100 g',
      'Assam Mokalbari: 7,90 €',
      'Versand innerhalb Deutschlands: 4,90 €.',
    ],
    shop: ['Onlineshop'],
  },
  mayAlso: { prices: ['Versandkostenfrei ab 40 €.'] },
}
