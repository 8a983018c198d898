import * as z from 'zod'
import { foldedText } from '#platform/basics/domain/text.ts'
import {
  dialledPhone,
  email,
  type FirmField,
  federalState,
  line,
  numberFormat,
  optionalBic,
  optionalEmail,
  optionalIban,
  optionalLine,
  optionalLines,
  optionalUrl,
  optionalVatId,
  percent,
  url,
} from './firm-field.ts'

/*
 * Every fact about the firm that runs the website, in the groups in which staff save them, each with its sample.
 * Morgenfalz, its people, its address and its numbers are invented (`.example` domains, a telephone number reserved for
 * fiction). A name that ends with "De" or "En" is a text of that language.
 */

const SAMPLE_MAP = {
  embed:
    'https://www.openstreetmap.org/export/embed.html?bbox=13.3900%2C52.5140%2C13.4200%2C52.5260&layer=mapnik&marker=52.5200%2C13.4050',
  link: 'https://www.openstreetmap.org/?mlat=52.5200&mlon=13.4050#map=15/52.5200/13.4050',
}
const OR_NOTHING = 'Leer, wenn es das nicht gibt: Dann steht davon nichts auf der Website.'

/** The facts that are single texts, by group. */
export const FIRM_FIELDS = {
  contact: {
    name: line('Name der Firma', 'Morgenfalz', {
      hint: 'Steht in Titeln, E-Mails und Kalendern.',
    }),
    legalName: line('Name mit Rechtsform', 'Morgenfalz GmbH (Muster)'),
    email: email('E-Mail-Adresse', 'hallo@morgenfalz.example'),
    phone: line('Telefon, wie es gezeigt wird', '030 23125 140'),
    phoneNumber: dialledPhone(
      'Telefon, wie es gewählt wird',
      '+493023125140',
      'Mit Ländervorwahl, ohne Leerzeichen: +493012345678.',
    ),
    website: url('Website der Firma', 'https://morgenfalz.example', {
      hint: 'Dorthin führt das Logo auf der Seite der Trainings.',
    }),
  },
  address: {
    street: line('Straße und Hausnummer', 'Faltwerkstraße 14 (Muster)'),
    postalCode: line('Postleitzahl', '10000'),
    city: line('Ort', 'Berlin', { mayStay: true }),
    countryDe: line('Land', 'Deutschland', { mayStay: true }),
    countryEn: line('Land auf Englisch', 'Germany', { mayStay: true }),
    federalState: federalState(
      'Bundesland',
      'BE',
      'Vor Terminen an seinen Feiertagen werden Sie gewarnt.',
    ),
    locationDe: line('Lage', 'Berlin, im Atelierhof'),
    locationEn: line('Lage auf Englisch', 'Berlin, in the studio yard'),
  },
  legal: {
    representedBy: line('Vertreten durch', 'Mira Hollen'),
    contentResponsible: line('Verantwortlich für den Inhalt', 'Mira Hollen'),
    registerCourtDe: optionalLine('Registergericht', 'Amtsgericht Berlin (Muster)', {
      hint: OR_NOTHING,
    }),
    registerCourtEn: optionalLine(
      'Registergericht auf Englisch',
      'Local court of Berlin (sample)',
      { hint: OR_NOTHING },
    ),
    registerNumber: optionalLine('Registernummer', 'HRB 000000 (Muster)', { hint: OR_NOTHING }),
    taxId: optionalVatId(
      'USt-IdNr.',
      'DE000000000 (Muster)',
      'Geprüft wird nur ihre Form, nicht, ob es sie gibt. Leer, wenn Sie keine haben.',
    ),
    vatRate: percent(
      'Umsatzsteuer in Prozent',
      '19',
      'Sie steckt in allen Preisen, und daraus folgt, was netto neben ihnen steht. 0 für Kleinunternehmer nach § 19 UStG.',
    ),
  },
  invoices: {
    taxNumber: optionalLine('Steuernummer', '', {
      hint: 'Vom Finanzamt, zum Beispiel 30/123/45678. Eine Rechnung braucht sie oder die USt-IdNr.',
    }),
    invoiceContact: optionalLine('Wer Fragen zu Rechnungen beantwortet', 'Buchhaltung', {
      mayStay: true,
    }),
    invoiceEmail: optionalEmail(
      'E-Mail-Adresse für Fragen zu Rechnungen',
      'Leer, wenn es die der Firma ist.',
    ),
    accountHolder: optionalLine('Kontoinhaber', '', {
      hint: 'Leer, wenn es die Firma ist, mit ihrer Rechtsform.',
    }),
    iban: optionalIban('IBAN', 'Auf dieses Konto wird überwiesen.'),
    bic: optionalBic('BIC', 'Nur nötig, wenn das Konto außerhalb der EU liegt.'),
    bankName: optionalLine('Name der Bank', ''),
    numberFormat: numberFormat(
      'Format der Rechnungsnummern',
      'RE-{JJJJ}-{NNNN}',
      '{JJJJ} oder {JJ} ist das Jahr, {NNNN} die laufende Nummer mit mindestens so vielen Stellen. Sie beginnt jedes Jahr bei 1.',
    ),
    invoiceIntro: optionalLines('Text über den Leistungen', '', { mayStay: true }),
    invoiceClosing: optionalLines('Text unter der Summe', '', { mayStay: true }),
  },
  links: {
    linkedin: optionalUrl('LinkedIn', 'https://linkedin.morgenfalz.example', { hint: OR_NOTHING }),
    instagram: optionalUrl('Instagram', 'https://instagram.morgenfalz.example', {
      hint: OR_NOTHING,
    }),
    sisterUrl: optionalUrl('Website eines zweiten Standorts', 'https://sofia.morgenfalz.example', {
      hint: OR_NOTHING,
    }),
    sisterCityDe: optionalLine('Ort des zweiten Standorts', 'Sofia'),
    sisterCityEn: optionalLine('Ort des zweiten Standorts auf Englisch', 'Sofia'),
    roomBooking: optionalUrl('Buchung der Räume', 'https://raeume.morgenfalz.example', {
      hint: OR_NOTHING,
    }),
    mapEmbed: url('Karte zum Einbetten', SAMPLE_MAP.embed, {
      hint: 'Wird erst nach einem Klick geladen.',
    }),
    mapLink: url('Link zur Karte', SAMPLE_MAP.link),
    mapService: line('Name des Kartendienstes', 'OpenStreetMap', { mayStay: true }),
  },
  hours: {
    hoursDe: optionalLines('Öffnungszeiten', '', {
      hint: 'Eine Zeile je Zeitraum, zum Beispiel „Mo–Fr 9–17 Uhr“. Leer, wenn es keine gibt.',
    }),
    hoursEn: optionalLines('Öffnungszeiten auf Englisch', '', {
      hint: 'Zum Beispiel „Mon–Fri 9 am–5 pm“. Leer, wenn es keine gibt.',
    }),
  },
} as const satisfies Record<string, Record<string, FirmField>>

/** A person whom trainings name as a trainer. */
const memberSchema = z.strictObject({
  name: foldedText(80),
  roleDe: foldedText(80),
  roleEn: foldedText(80),
  /** For the pages of the trainings, which are German. */
  about: foldedText(400),
  /** The name of one of the product's pictures, or the address of another one. */
  picture: z
    .string()
    .max(1000)
    .regex(/^(?:[a-z0-9-]+|\/(?:images|media)\/[a-z0-9./-]+|https:\/\/\S+)$/, {
      error: 'Dieses Bild gibt es nicht.',
    }),
})
export type MemberValues = z.infer<typeof memberSchema>

const MOST_PEOPLE = 30

export type TextGroup = keyof typeof FIRM_FIELDS
export type FirmGroup = TextGroup | 'team'
type FieldsOf<Group extends TextGroup> = (typeof FIRM_FIELDS)[Group]

/** What is stored of each group. */
export type FirmValues = {
  readonly [Group in TextGroup]: { readonly [Field in keyof FieldsOf<Group>]: string }
} & { readonly team: { readonly people: MemberValues[] } }

export const GROUP_LABELS: Readonly<Record<FirmGroup, string>> = {
  contact: 'Name und Kontakt',
  address: 'Adresse',
  legal: 'Recht und Steuern',
  invoices: 'Rechnungen',
  links: 'Links und Karte',
  hours: 'Öffnungszeiten',
  team: 'Team',
}
export const FIRM_GROUPS = Object.keys(GROUP_LABELS) as FirmGroup[]
export const TEXT_GROUPS = Object.keys(FIRM_FIELDS) as TextGroup[]

export function fieldsOf(group: TextGroup): Readonly<Record<string, FirmField>> {
  return FIRM_FIELDS[group]
}

function schemaOf<Group extends TextGroup>(group: Group) {
  return z.strictObject(
    Object.fromEntries(Object.entries(fieldsOf(group)).map(([name, { schema }]) => [name, schema])),
  ) as unknown as z.ZodType<FirmValues[Group]>
}

/** What staff may store of each group. */
export const FIRM_SCHEMAS: { readonly [Group in FirmGroup]: z.ZodType<FirmValues[Group]> } = {
  contact: schemaOf('contact'),
  address: schemaOf('address'),
  legal: schemaOf('legal'),
  invoices: schemaOf('invoices'),
  links: schemaOf('links').superRefine(({ sisterUrl, sisterCityDe, sisterCityEn }, context) => {
    if (sisterUrl === '') return
    const error = 'Bitte nennen Sie den Ort des zweiten Standorts.'
    if (sisterCityDe === '')
      context.addIssue({ code: 'custom', path: ['sisterCityDe'], message: error })
    if (sisterCityEn === '')
      context.addIssue({ code: 'custom', path: ['sisterCityEn'], message: error })
  }),
  hours: schemaOf('hours').superRefine(({ hoursDe, hoursEn }, context) => {
    if (linesOf(hoursDe).length === linesOf(hoursEn).length) return
    const message = 'Bitte geben Sie in beiden Sprachen gleich viele Zeilen ein.'
    context.addIssue({ code: 'custom', path: ['hoursEn'], message })
  }),
  team: z.strictObject({
    people: z.array(memberSchema).max(MOST_PEOPLE, { error: `Höchstens ${MOST_PEOPLE} Personen.` }),
  }),
}

/** The lines of a text, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
