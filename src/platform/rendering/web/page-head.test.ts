import { describe, expect, onTestFinished, test } from 'vitest'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { setFirm } from '#site/pages/web/firm.ts'
import { iconLinks } from './icon-links.ts'
import { pageHead } from './page-head.ts'

const texts = {
  title: 'Contact',
  description: 'How to reach us.',
  keywords: ['contact', 'address'],
  publicUrl: 'https://morgenfalz.example',
}

function metaOf(page: ReturnType<typeof pageHead>): Record<string, string> {
  return Object.fromEntries(
    page.meta.map((one) => {
      if ('name' in one) return [one.name, one.content]
      return 'property' in one ? [one.property, one.content] : ['title', one.title]
    }),
  ) as Record<string, string>
}

describe('the head of an English page', () => {
  const head = pageHead({
    ...texts,
    path: '/en/contact',
    ogTitle: 'Say hello',
    ogDescription: 'We answer.',
  })

  test('says what the page is, to search engines and where its link is shared', () => {
    expect(metaOf(head)).toEqual({
      title: 'Contact',
      description: 'How to reach us.',
      keywords: 'contact, address',
      'og:type': 'website',
      'og:site_name': SAMPLE_FIRM.name,
      'og:locale': 'en_US',
      'og:locale:alternate': 'de_DE',
      'og:url': 'https://morgenfalz.example/en/contact',
      'og:title': 'Say hello',
      'og:description': 'We answer.',
      'og:image': 'https://morgenfalz.example/images/share.jpg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Say hello',
      'twitter:description': 'We answer.',
      'twitter:image': 'https://morgenfalz.example/images/share.jpg',
    })
  })

  test('names its one address, its twin, and German as the default', () => {
    expect(head.links).toEqual([
      { rel: 'canonical', href: 'https://morgenfalz.example/en/contact' },
      { rel: 'alternate', hrefLang: 'de', href: 'https://morgenfalz.example/kontakt' },
      { rel: 'alternate', hrefLang: 'en', href: 'https://morgenfalz.example/en/contact' },
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://morgenfalz.example/kontakt' },
    ])
  })
})

test('a page of the shop has an address and no twin', () => {
  const head = pageHead({ ...texts, path: '/trainings' })
  expect(head.links).toEqual([{ rel: 'canonical', href: 'https://morgenfalz.example/trainings' }])
  expect(metaOf(head)).toMatchObject({ 'og:locale': 'de_DE', 'og:title': 'Contact' })
  expect(metaOf(head)).not.toHaveProperty('og:locale:alternate')
})

test('a page with a picture of its own names it', () => {
  const share = { name: 'de-kontakt', title: 'Kontakt', artwork: '/images/x.webp', accent: '#fff' }
  const head = pageHead({ ...texts, path: '/kontakt', share })

  expect(metaOf(head)['og:image']).toMatch(
    /^https:\/\/morgenfalz\.example\/share\/de-kontakt-[0-9a-z]{13}\.jpg$/,
  )
  expect(metaOf(head)['twitter:image']).toBe(metaOf(head)['og:image'])
})

describe('a firm with a name of its own', () => {
  const own = (icon = '') => {
    onTestFinished(() => setFirm(SAMPLE_FIRM))
    setFirm({ ...SAMPLE_FIRM, name: 'Krustenwerk', marks: { logo: '', logoOnDark: '', icon } })
  }
  const hrefs = () => iconLinks().map(({ href }) => href)

  test('has a picture of its own where a page has none', () => {
    own()
    const head = metaOf(pageHead({ ...texts, path: '/kontakt' }))
    expect(head['og:image']).toMatch(/^https:\/\/morgenfalz\.example\/share\/firm-\w+\.jpg$/)
  })

  test('has icons whose addresses change with what is drawn', () => {
    const sample = hrefs()
    own()
    const letter = hrefs()
    own(`/marks/${'a'.repeat(32)}-512x512.png`)
    const file = hrefs()

    expect(sample.join()).not.toContain('?')
    expect(new Set([...sample, ...letter, ...file]).size).toBe(12)
    expect(iconLinks()[1]).toMatchObject({ type: 'image/png', sizes: '192x192' })
  })
})
