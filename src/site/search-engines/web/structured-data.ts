import type {
  Answer,
  BreadcrumbList,
  Course,
  CourseInstance,
  FAQPage,
  ItemList,
  Offer,
  OfferCatalog,
  Organization,
  Person,
  Question,
  Service,
  WebApplication,
  WebSite,
  WithContext,
} from 'schema-dts'
import { iconAddress } from '#platform/rendering/web/icon-links.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { sessionMinutes } from '#shop/seats/domain/session-facts.ts'
import { readAgenda } from '#shop/trainings/domain/agenda.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { ComingDate } from '#shop/trainings/domain/training-date.ts'
import type { FaqEntry } from '#shop/trainings/web/faq.ts'
import type { Firm } from '#site/pages/domain/firm-of-values.ts'
import { markPngPath } from '#site/pages/domain/mark-path.ts'
import { readOpeningTimes } from '#site/pages/domain/opening-hours.ts'
import { brand, firm } from '#site/pages/web/firm.ts'
import { pictureAddress } from '#site/pages/web/image-address.ts'
import type { Language } from '#site/pages/web/page-table.ts'

/** An item in the vocabulary of schema.org, which search engines read from a page. */
export type StructuredData = WithContext<
  | BreadcrumbList
  | Course
  | FAQPage
  | ItemList
  | OfferCatalog
  | Organization
  | Service
  | WebApplication
  | WebSite
>

const CONTEXT = 'https://schema.org'

/** The id of the firm, by which other items name it. */
const firmId = (publicUrl: string) => `${publicUrl}/#firm`

/** The firm with its address, its contact data and its people. */
export function organization(publicUrl: string, language: Language): WithContext<Organization> {
  const { address, legal, social, team } = firm()
  const hours = hoursOf(firm())
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': firmId(publicUrl),
    name: firm().name,
    legalName: firm().legalName,
    url: publicUrl,
    logo: publicUrl + logoAddress(),
    email: firm().email,
    telephone: firm().phone.number,
    ...(legal.taxId && { vatID: legal.taxId }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country[language],
    },
    employee: team.map(({ name, role, picture }) => ({
      '@type': 'Person',
      name,
      jobTitle: role[language].replaceAll('\u00ad', ''),
      image: new URL(pictureAddress(picture), publicUrl).href,
    })),
    sameAs: [social.linkedin, social.instagram].filter((url) => url !== ''),
    ...(hours.length > 0 && {
      contactPoint: {
        '@type': 'ContactPoint',
        email: firm().email,
        telephone: firm().phone.number,
        hoursAvailable: hours,
      },
    }),
  }
}

/** The firm's own logo as PNG; its icon where it has none. */
function logoAddress(): string {
  const own = brand()
  return own?.logo ? markPngPath(own.logo) : iconAddress('/icon-512.png')
}

/** The opening hours of which days and times are known; a line such as "nach Vereinbarung" is for people. */
function hoursOf({ openingHours }: Firm) {
  return openingHours.flatMap(({ de }) => {
    const times = readOpeningTimes(de)
    if (!times) return []
    const { days: dayOfWeek, opens, closes } = times
    return { '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes }
  })
}

/** The website as a whole. */
export function website(publicUrl: string, language: Language): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: firm().name,
    url: publicUrl,
    inLanguage: language,
    publisher: { '@id': firmId(publicUrl) },
  }
}

/** A page about a service or a tool of the firm. */
interface DescribedPage {
  name: string
  description: string
  /** The page's whole address. */
  url: string
  language: Language
}

/** What the firm does for clients. */
export function service(
  publicUrl: string,
  { name, description, url }: DescribedPage,
): WithContext<Service> {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name,
    description,
    url,
    provider: provider(publicUrl),
  }
}

/** A tool, which everybody may use without paying. */
export function tool(
  publicUrl: string,
  { name, description, url, language }: DescribedPage,
): WithContext<WebApplication> {
  return {
    '@context': CONTEXT,
    '@type': 'WebApplication',
    name,
    description,
    url,
    inLanguage: language,
    applicationCategory: 'BusinessApplication',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    provider: provider(publicUrl),
  }
}

/** The path to a page from the home page; the last step is the page itself. */
export function breadcrumbs(
  publicUrl: string,
  steps: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
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

/** The questions of a page with their answers. */
export function questions(entries: readonly FaqEntry[]): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: 'de',
    mainEntity: entries.map(({ question, answer }): Question => {
      const acceptedAnswer: Answer = { '@type': 'Answer', text: answer }
      return { '@type': 'Question', name: question, acceptedAnswer }
    }),
  }
}

/** All trainings in the order of the shop. */
export function courseList(
  publicUrl: string,
  trainings: readonly Training[],
  single: Package | undefined,
): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: trainings.map((training, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseItem(training, { publicUrl, single }),
    })),
  }
}

/** What is sold: the packages with today's prices. */
export function packageCatalog(
  publicUrl: string,
  packages: readonly Package[],
): WithContext<OfferCatalog> {
  return {
    '@context': CONTEXT,
    '@type': 'OfferCatalog',
    name: 'Preise & Pakete',
    itemListElement: packages
      .filter(({ currentPrice }) => currentPrice !== '')
      .map(
        (pkg): Offer => ({
          ...priceOf(pkg),
          '@type': 'Offer',
          name: pkg.name,
          ...(pkg.tagline && { description: pkg.tagline }),
          eligibleQuantity: {
            '@type': 'QuantitativeValue',
            value: Number(pkg.trainingsCount),
            unitText: 'Plätze',
          },
          url: `${publicUrl}/trainings/anmeldung?package=${encodeURIComponent(pkg.id)}`,
          offeredBy: { '@id': firmId(publicUrl) },
        }),
      ),
  }
}

interface CourseParts {
  publicUrl: string
  /** The package with one seat; undefined where it is not known. */
  single: Package | undefined
}

/** The public data of a training, and the price of a single seat where it is known. */
export function course(training: Training, parts: CourseParts): WithContext<Course> {
  return { '@context': CONTEXT, ...courseItem(training, parts) }
}

function courseItem(training: Training, { publicUrl, single }: CourseParts): Course {
  const url = `${publicUrl}/trainings/${training.id}`
  const isFree = training.dates.some(({ seatsLeft }) => seatsLeft > 0)
  return {
    '@type': 'Course',
    name: training.title,
    description: training.description,
    url,
    inLanguage: 'de',
    image: new URL(training.heroImage, publicUrl).href,
    provider: provider(publicUrl),
    teaches: training.objectives,
    ...(training.agenda.length > 0 && {
      syllabusSections: readAgenda(training.agenda).map(({ minutes, text }) => ({
        '@type': 'Syllabus' as const,
        name: text,
        timeRequired: `PT${minutes}M`,
      })),
    }),
    ...(training.dates.length > 0 && {
      hasCourseInstance: training.dates.map((date) => courseInstance(date, url)),
    }),
    ...(single?.currentPrice && {
      offers: {
        ...priceOf(single),
        '@type': 'Offer',
        category: 'Paid',
        availability: `${CONTEXT}/${isFree ? 'InStock' : 'SoldOut'}`,
        url: `${publicUrl}/trainings/anmeldung?training=${training.id}`,
      },
    }),
  }
}

/** A date; its duration only where its start and end are known. */
function courseInstance(date: ComingDate, url: string): CourseInstance {
  const { startsAt, endsAt, trainer } = date
  const minutes = sessionMinutes(date)
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    ...(minutes !== null && { courseWorkload: `PT${minutes}M` }),
    ...(startsAt && { startDate: startsAt }),
    ...(endsAt && { endDate: endsAt }),
    ...(trainer && { instructor: teacher(trainer) }),
    location: { '@type': 'VirtualLocation', url },
  }
}

/** Who teaches, with the role of the team's member of that name, if there is one. */
function teacher(trainer: string): Person {
  const member = firm().team.find(({ name }) => name === trainer)
  return {
    '@type': 'Person',
    name: trainer,
    ...(member && { jobTitle: member.role.de.replaceAll('\u00ad', '') }),
  }
}

/** Today's price of a package, and the last day on which it is in force where one is planned. */
function priceOf({ currentPrice, validUntil }: Package): Omit<Extract<Offer, object>, '@type'> {
  return {
    price: currentPrice,
    priceCurrency: 'EUR',
    ...(validUntil && { priceValidUntil: validUntil }),
    priceSpecification: {
      '@type': 'PriceSpecification',
      price: currentPrice,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
    },
  }
}

function provider(publicUrl: string): Extract<Organization, object> {
  return {
    '@type': 'Organization',
    '@id': firmId(publicUrl),
    name: firm().name,
    url: publicUrl,
  }
}
