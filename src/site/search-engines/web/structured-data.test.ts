import { describe, expect, test } from 'vitest'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { aComingDate, aPackage, aTraining } from '#tests/support/builders.ts'
import { breadcrumbs, course, organization } from './structured-data.ts'

const publicUrl = 'https://morgenfalz.example'

const JANUARY = {
  date: 'Donnerstag, 14. Januar 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: '2027-01-14T09:00:00.000Z',
  endsAt: '2027-01-14T10:30:00.000Z',
}
const training = aTraining({
  subtitle: 'Zur Hypothese',
  description: 'In 90 Minuten.',
  ...JANUARY,
  heroImage: '/images/strategie-ki-1280.webp',
  dates: [
    aComingDate('january', { ...JANUARY, seatsLeft: 0, trainer: 'Mira Hollen' }),
    aComingDate('april', { date: 'Im April', time: 'vormittags', seatsLeft: 3 }),
  ],
})

const SINGLE = aPackage({
  tagline: 'Für dich',
  priceType: 'early_bird',
  currentPrice: '119.00',
  discountPercentage: 20,
  daysRemaining: 3,
  validUntil: '2026-12-11',
})

test('the firm is described with its address, in the language of the page', () => {
  expect(organization(publicUrl, 'en')).toMatchObject({
    '@type': 'Organization',
    name: SAMPLE_FIRM.name,
    url: publicUrl,
    address: { '@type': 'PostalAddress', addressCountry: SAMPLE_FIRM.address.country.en },
  })
})

test('breadcrumbs count from one and have whole addresses', () => {
  const breadcrumb = breadcrumbs(publicUrl, [
    { name: 'Home', path: '/en' },
    { name: 'Design solutions', path: '/en/design-solutions' },
  ])
  expect(breadcrumb).toHaveProperty('itemListElement', [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${publicUrl}/en` },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Design solutions',
      item: `${publicUrl}/en/design-solutions`,
    },
  ])
})

describe('a training', () => {
  test('is a course with its dates and the price of a seat', () => {
    expect(course(training, { publicUrl, single: SINGLE })).toMatchObject({
      '@type': 'Course',
      url: `${publicUrl}/trainings/kurs-1-uhren`,
      image: `${publicUrl}/images/strategie-ki-1280.webp`,
      hasCourseInstance: [
        {
          courseMode: 'Online',
          courseWorkload: 'PT90M',
          startDate: '2027-01-14T09:00:00.000Z',
          endDate: '2027-01-14T10:30:00.000Z',
          instructor: { '@type': 'Person', name: 'Mira Hollen' },
        },
        { courseMode: 'Online' },
      ],
      offers: {
        price: '119.00',
        priceCurrency: 'EUR',
        priceValidUntil: '2026-12-11',
        priceSpecification: { valueAddedTaxIncluded: true },
        availability: 'https://schema.org/InStock',
      },
    })
  })

  test('promises no day for a date that nobody understood, and no price where none is known', () => {
    const data = course(training, { publicUrl, single: undefined })
    expect(data.hasCourseInstance).toHaveProperty('[1]')
    expect(data.hasCourseInstance).not.toHaveProperty('[1].startDate')
    expect(data.hasCourseInstance).not.toHaveProperty('[1].courseWorkload')
    expect(data.hasCourseInstance).not.toHaveProperty('[1].instructor')
    expect(data).not.toHaveProperty('offers')
  })

  test('without a free date is sold out', () => {
    expect(
      course({ ...training, dates: training.dates.slice(0, 1) }, { publicUrl, single: SINGLE }),
    ).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
  })

  test('keeps a picture from elsewhere', () => {
    const heroImage = 'https://bilder.example/x.jpg'
    expect(course({ ...training, heroImage }, { publicUrl, single: undefined }).image).toBe(
      heroImage,
    )
  })
})
