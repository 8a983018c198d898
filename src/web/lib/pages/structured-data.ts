import { TRAINING_MINUTES } from '#domain/training/session-facts.ts'
import type { Training } from '#domain/training/training.ts'
import { FIRM } from '../../content/firm.ts'
import type { Language } from '../../content/pages.ts'
import { scriptJson } from '../page-lifecycle/script-json.ts'

/** An item in the vocabulary of schema.org, which search engines read from a page. */
export interface StructuredData {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}

/**
 * Script elements for the end of a page: search engines read them there as well, and everything else matters to
 * visitors first.
 */
export function structuredDataScripts(things: readonly StructuredData[]) {
  return things.map((thing) => ({
    type: 'application/ld+json',
    children: scriptJson(thing),
  }))
}

const CONTEXT = 'https://schema.org'

/** The firm with its address and contact data. */
export function organization(publicUrl: string, language: Language): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: FIRM.name,
    legalName: FIRM.legalName,
    url: publicUrl,
    logo: `${publicUrl}/icon-512.png`,
    email: FIRM.email,
    telephone: FIRM.phone.number,
    vatID: FIRM.legal.taxId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: FIRM.address.street,
      postalCode: FIRM.address.postalCode,
      addressLocality: FIRM.address.city,
      addressCountry: FIRM.address.country[language],
    },
    sameAs: [FIRM.social.linkedin, FIRM.social.instagram],
  }
}

/** The path to a page from the home page; the last step is the page itself. */
export function breadcrumbs(
  publicUrl: string,
  steps: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  }
}

/** The public data of a training, and the price of a single seat where it is known. */
export function course(
  training: Training,
  { publicUrl, price }: { publicUrl: string; price: string | null },
): StructuredData {
  const url = `${publicUrl}/trainings/${training.id}`
  const isFree = training.dates.some(({ seatsLeft }) => seatsLeft > 0)
  return {
    '@context': CONTEXT,
    '@type': 'Course',
    name: training.title,
    description: training.description,
    url,
    inLanguage: 'de',
    image: new URL(training.heroImage, publicUrl).href,
    provider: { '@type': 'Organization', name: FIRM.name, url: publicUrl },
    hasCourseInstance: training.dates.map(({ startsAt, endsAt }) => ({
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${TRAINING_MINUTES}M`,
      ...(startsAt && { startDate: startsAt }),
      ...(endsAt && { endDate: endsAt }),
      location: { '@type': 'VirtualLocation', url },
    })),
    ...(price && {
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price,
        priceCurrency: 'EUR',
        availability: `${CONTEXT}/${isFree ? 'InStock' : 'SoldOut'}`,
        url: `${publicUrl}/trainings/anmeldung?training=${training.id}`,
      },
    }),
  }
}
