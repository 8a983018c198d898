import { type Look, SAMPLE_LOOK } from '#site/look/domain/look-schema.ts'
import { setLook } from '#site/look/web/look.ts'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { SAMPLE_VALUES } from '#site/pages/domain/firm-samples.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { setFirm } from '#site/pages/web/firm.ts'

/** A firm that shares no fact with the sample. */
export const OWN_FIRM: FirmValues = {
  contact: {
    name: 'Krustenwerk',
    legalName: 'Krustenwerk Backschule KG',
    email: 'post@krustenwerk.example',
    phone: '089 555 0199',
    phoneNumber: '+49895550199',
    website: 'https://krustenwerk.example',
  },
  address: {
    street: 'Ofenweg 7',
    postalCode: '80999',
    city: 'München',
    countryDe: 'Deutschland',
    countryEn: 'Germany',
    federalState: 'BY',
    locationDe: 'München, am alten Ofen',
    locationEn: 'Munich, by the old oven',
  },
  legal: {
    representedBy: 'Berta Laib',
    contentResponsible: 'Emil Kruste',
    registerCourtDe: 'Amtsgericht München',
    registerCourtEn: 'Local court of Munich',
    registerNumber: 'HRA 4711',
    taxId: 'DE123456789',
    vatRate: '7',
  },
  invoices: {
    taxNumber: '143/000/00000',
    invoiceContact: 'Backstube, Büro',
    invoiceEmail: 'rechnung@krustenwerk.example',
    accountHolder: '',
    iban: 'DE06000000000000004711',
    bic: '',
    bankName: 'Mehlbank',
    numberFormat: 'K{JJ}-{NNN}',
    invoiceIntro: 'Danke, dass ihr mit uns backt.',
    invoiceClosing: 'Bis zum nächsten Brot!',
  },
  links: {
    linkedin: '',
    instagram: 'https://bilder.krustenwerk.example',
    sisterUrl: '',
    sisterCityDe: '',
    sisterCityEn: '',
    roomBooking: '',
    mapEmbed: 'https://karte.krustenwerk.example/embed',
    mapLink: 'https://karte.krustenwerk.example',
    mapService: 'Brotkarte',
  },
  hours: {
    hoursDe: 'Mo–Fr 6–14 Uhr\nSa nach Vereinbarung',
    hoursEn: 'Mon–Fri 6 am–2 pm\nSat by appointment',
  },
  team: {
    people: [
      {
        name: 'Berta Laib',
        roleDe: 'Sauerteig',
        roleEn: 'Sourdough',
        about: 'Berta backt seit dreißig Jahren.',
        picture: 'team-1',
      },
    ],
  },
}

/** A look that shares no choice with the sample. */
export const OWN_LOOK: Look = {
  brand: '#7a1f4b',
  accent: '#e9b949',
  page: '#f3f6fb',
  ink: '#1c1a33',
  corners: 'square',
  type: 'book',
}

/** What no page or mail may contain once the sample firm is replaced. */
export const SAMPLE_FACTS: readonly string[] = [
  ...Object.values(SAMPLE_VALUES.contact),
  SAMPLE_VALUES.address.street,
  SAMPLE_VALUES.address.locationDe,
  SAMPLE_VALUES.address.locationEn,
  SAMPLE_VALUES.legal.representedBy,
  SAMPLE_VALUES.legal.registerCourtDe,
  SAMPLE_VALUES.legal.registerCourtEn,
  SAMPLE_VALUES.legal.registerNumber,
  SAMPLE_VALUES.legal.taxId,
  SAMPLE_VALUES.links.sisterUrl,
  SAMPLE_VALUES.links.linkedin,
]

/** The next test of this process finds the sample firm and its look again. */
export function forgetFirm(): void {
  setLook(SAMPLE_LOOK)
  setFirm(SAMPLE_FIRM)
}

/** Stores that firm, as staff who have replaced every sample. */
export async function storeOwnFirm(product: {
  query(text: string, values?: unknown[]): Promise<unknown>
}): Promise<void> {
  for (const [group, values] of Object.entries(OWN_FIRM))
    await product.query('insert into settings (name, value) values ($1, $2)', [
      `firm_${group}`,
      JSON.stringify(values),
    ])
}
