import type { CorpusSite } from '../corpus-site.ts'

/** An English shop: basket, bundles in JSON-LD only, "Sale" and "Gift cards" that are no products. */
export const site: CorpusSite = {
  language: 'en',
  host: 'www.loomandlark.example',
  kind: 'shop',
  pages: {
    '/': `<html lang="en"><head><title>Loom &amp; Lark | Wool blankets</title><meta name="description" content="Loom &amp; Lark weaves wool blankets in Wales and sells them online."></head><body><header><a href="/cart">Basket (0)</a><nav><a href="/collections/blankets">Blankets</a><a href="/collections/throws">Throws</a><a href="/pages/our-story">Our story</a><a href="/pages/delivery">Delivery</a></nav></header><h1>Warm for life</h1><p>Loom &amp; Lark weaves wool blankets in Wales and sells them online.</p><div><h3>Harbour blanket</h3><p>£145.00</p></div><footer><p>© Loom &amp; Lark Limited 2026</p></footer></body></html>`,
    '/pages/our-story': `<html lang="en"><title>Our story | Loom & Lark</title><body><h1>Our story</h1><p>We started weaving in 2016 and are now a team of eight.</p></body></html>`,
    '/pages/delivery': `<html lang="en"><title>Delivery | Loom & Lark</title><body><h1>Delivery</h1><p>UK delivery: £4.95</p></body></html>`,
  },
  facts: {
    name: 'Loom & Lark Limited',
    description: 'Loom & Lark weaves wool blankets in Wales and sells them online.',
    offers: ['Blankets', 'Throws'],
    languages: ['English'],
    size: 'team of eight',
    founded: '2016',
    prices: ['Harbour blanket: £145.00', 'UK delivery: £4.95'],
    shop: ['Online shop'],
  },
}
