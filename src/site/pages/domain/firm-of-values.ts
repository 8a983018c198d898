import * as z from 'zod'
import { FEDERAL_STATES, type FederalState } from './firm-field.ts'
import { type FirmMarks, NO_MARKS } from './firm-marks.ts'
import { SAMPLE_VALUES } from './firm-samples.ts'
import { type FirmValues, linesOf } from './firm-schema.ts'
import { vatOf } from './vat.ts'

const inBothLanguages = z.object({ de: z.string(), en: z.string() })

/** A person of the team, whom trainings name as a trainer. */
const firmMemberSchema = z.object({
  name: z.string(),
  role: inBothLanguages,
  /** For the pages of the trainings, which are German. */
  about: z.string(),
  /** The name of one of the product's pictures, or the address of another one. */
  picture: z.string(),
})
export type FirmMember = z.infer<typeof firmMemberSchema>

/** Every fact about the firm that runs the website. */
export const firmSchema = z.object({
  name: z.string(),
  legalName: z.string(),
  address: z.object({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: inBothLanguages,
    /** Whose public holidays staff are told of when they plan dates. */
    federalState: z.enum(Object.keys(FEDERAL_STATES) as FederalState[]),
  }),
  location: inBothLanguages,
  /** The number as it is shown, and in the form for a `tel:` link. */
  phone: z.object({ display: z.string(), number: z.string() }),
  email: z.string(),
  /** The firm's own site, the target of the logo on the trainings page. */
  website: z.string(),
  /** The site of another place of the firm; null where there is none. */
  sisterSite: z.object({ city: inBothLanguages, url: z.string() }).nullable(),
  /** Empty where the firm is not there. */
  social: z.object({ linkedin: z.string(), instagram: z.string() }),
  /** Target of the link "book a room"; empty where there is none. */
  roomBooking: z.string(),
  map: z.object({
    /** Loaded into an iframe, only after a click. */
    embedUrl: z.string(),
    linkUrl: z.string(),
    service: z.string(),
  }),
  /** For the imprint. Those of the register and the VAT ID are empty where the firm has none. */
  legal: z.object({
    representedBy: z.string(),
    registerCourt: inBothLanguages,
    registerNumber: z.string(),
    taxId: z.string(),
    contentResponsible: z.string(),
  }),
  /** What every price includes: the percentage, 0 where none is shown (§ 19 UStG), and the note next to prices. */
  vat: z.object({ rate: z.number(), ...inBothLanguages.shape }),
  /** One line for each; empty where there are none. */
  openingHours: z.array(inBothLanguages),
  team: z.array(firmMemberSchema),
  /**
   * The paths of logo and icon, empty where the firm has none. Null while the sample is shown: its name, and the drawing
   * that the product has for it.
   */
  marks: z.object({ logo: z.string(), logoOnDark: z.string(), icon: z.string() }).nullable(),
})
export type Firm = z.infer<typeof firmSchema>

/**
 * The firm, as the product reads it.
 *
 * @param marks its logo and icon, as they are stored
 */
export function firmOf(values: FirmValues, marks: FirmMarks = NO_MARKS): Firm {
  const { contact, address, legal, links, hours, team } = values
  const hoursEn = linesOf(hours.hoursEn)
  return {
    name: contact.name,
    legalName: contact.legalName,
    address: {
      street: address.street,
      postalCode: address.postalCode,
      city: address.city,
      country: { de: address.countryDe, en: address.countryEn },
      federalState: address.federalState as FederalState,
    },
    location: { de: address.locationDe, en: address.locationEn },
    phone: { display: contact.phone, number: contact.phoneNumber },
    email: contact.email,
    website: contact.website,
    sisterSite: links.sisterUrl
      ? { city: { de: links.sisterCityDe, en: links.sisterCityEn }, url: links.sisterUrl }
      : null,
    social: { linkedin: links.linkedin, instagram: links.instagram },
    roomBooking: links.roomBooking,
    map: { embedUrl: links.mapEmbed, linkUrl: links.mapLink, service: links.mapService },
    legal: {
      representedBy: legal.representedBy,
      registerCourt: { de: legal.registerCourtDe, en: legal.registerCourtEn },
      registerNumber: legal.registerNumber,
      taxId: legal.taxId,
      contentResponsible: legal.contentResponsible,
    },
    vat: vatOf(legal.vatRate),
    openingHours: linesOf(hours.hoursDe).map((de, index) => ({ de, en: hoursEn[index] ?? de })),
    team: team.people.map(({ name, roleDe, roleEn, about, picture }) => ({
      name,
      role: { de: roleDe, en: roleEn },
      about,
      picture,
    })),
    marks: shownMarks(contact.name, marks),
  }
}

/** Logo and icon of a firm with that name; null where the sample's drawing is shown. */
export function shownMarks(name: string, marks: FirmMarks): FirmMarks | null {
  const hasNone = !marks.logo && !marks.logoOnDark && !marks.icon
  return hasNone && name === SAMPLE_VALUES.contact.name ? null : marks
}

/** The firm of the product's samples. */
export const SAMPLE_FIRM: Firm = firmOf(SAMPLE_VALUES)

/** Whether mails, all of which name these facts, still name an invented one. */
export function mailsNameSamples({ name, legalName, address, phone, email }: Firm): boolean {
  return (
    name === SAMPLE_FIRM.name ||
    legalName === SAMPLE_FIRM.legalName ||
    address.street === SAMPLE_FIRM.address.street ||
    phone.display === SAMPLE_FIRM.phone.display ||
    email === SAMPLE_FIRM.email
  )
}
