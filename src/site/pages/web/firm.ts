import type { PictureName } from './images.ts'

/**
 * SAMPLE CONTENT, to be replaced: every fact about the firm that runs this website. Morgenfalz, its people, its address
 * and its numbers are invented (`.example` domains, a telephone number reserved for fiction). Only the samples of the home
 * page's team repeat them: a change here changes every other page, mail and legal text.
 */

/** A text in both languages of the website. */
export interface LocalText {
  readonly de: string
  readonly en: string
}

export interface FirmMember {
  readonly name: string
  readonly role: LocalText
  /** Two sentences, for the pages of the trainings, which are German. */
  readonly about: string
  /** A picture name from images.ts. */
  readonly picture: PictureName
}

/** The federal states of Germany, as ISO 3166-2 abbreviates them. */
export type FederalState =
  | 'BW'
  | 'BY'
  | 'BE'
  | 'BB'
  | 'HB'
  | 'HE'
  | 'HH'
  | 'MV'
  | 'NI'
  | 'NW'
  | 'RP'
  | 'SL'
  | 'SN'
  | 'ST'
  | 'SH'
  | 'TH'

export interface Firm {
  readonly name: string
  readonly legalName: string
  readonly address: {
    readonly street: string
    readonly postalCode: string
    readonly city: string
    readonly country: LocalText
    /** Whose public holidays staff are told of when they plan dates. */
    readonly federalState: FederalState
  }
  readonly location: LocalText
  /** The number as it is shown, and in the form for a `tel:` link. */
  readonly phone: { readonly display: string; readonly number: string }
  readonly email: string
  /** The firm's own site, the target of the logo on the trainings page. */
  readonly website: string
  readonly sisterSite: { readonly city: LocalText; readonly url: string }
  readonly social: { readonly linkedin: string; readonly instagram: string }
  /** Target of the link "book a room". */
  readonly roomBooking: string
  readonly map: {
    /** Loaded into an iframe, only after a click. */
    readonly embedUrl: string
    readonly linkUrl: string
    readonly service: string
  }
  /** For the imprint. */
  readonly legal: {
    readonly representedBy: string
    readonly registerCourt: LocalText
    readonly registerNumber: string
    readonly taxId: string
    readonly contentResponsible: string
  }
  /** Shown next to every price. */
  readonly vat: LocalText
  readonly team: readonly FirmMember[]
}

export const FIRM: Firm = {
  name: 'Morgenfalz',
  legalName: 'Morgenfalz GmbH (Muster)',
  address: {
    street: 'Faltwerkstraße 14 (Muster)',
    postalCode: '10000',
    city: 'Berlin',
    country: { de: 'Deutschland', en: 'Germany' },
    federalState: 'BE',
  },
  location: { de: 'Berlin, im Atelierhof', en: 'Berlin, in the studio yard' },
  phone: { display: '030 23125 140', number: '+493023125140' },
  email: 'hallo@morgenfalz.example',
  website: 'https://morgenfalz.example',
  sisterSite: { city: { de: 'Sofia', en: 'Sofia' }, url: 'https://sofia.morgenfalz.example' },
  social: {
    linkedin: 'https://linkedin.morgenfalz.example',
    instagram: 'https://instagram.morgenfalz.example',
  },
  roomBooking: 'https://raeume.morgenfalz.example',
  map: {
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=13.3900%2C52.5140%2C13.4200%2C52.5260&layer=mapnik&marker=52.5200%2C13.4050',
    linkUrl: 'https://www.openstreetmap.org/?mlat=52.5200&mlon=13.4050#map=15/52.5200/13.4050',
    service: 'OpenStreetMap',
  },
  legal: {
    representedBy: 'Mira Hollen',
    registerCourt: { de: 'Amtsgericht Berlin (Muster)', en: 'Local court of Berlin (sample)' },
    registerNumber: 'HRB 000000 (Muster)',
    taxId: 'DE000000000 (Muster)',
    contentResponsible: 'Mira Hollen',
  },
  vat: { de: 'inkl. 19\u00a0% USt.', en: 'incl. 19% VAT' },
  team: [
    {
      name: 'Mira Hollen',
      role: { de: 'Geschäftsführung und Strategie', en: 'Managing director, strategy' },
      about:
        'Mira hat Morgenfalz gegründet und begleitet Geschäftsführungen bei ihrer Strategie. Sie glaubt keiner Hypothese, die sich nicht prüfen lässt.',
      picture: 'team-1',
    },
    {
      name: 'Jonas Teval',
      role: { de: 'Produkt und Prototyping', en: 'Product and prototyping' },
      about:
        'Jonas baut Prototypen, seit man dafür noch Pappe brauchte. Er zeigt gern, wie weit ein Team an einem Vormittag kommt.',
      picture: 'team-2',
    },
    {
      name: 'Ada Nworie',
      role: { de: 'KI und Daten', en: 'AI and data' },
      about:
        'Ada hat Sprachmodelle in Kundendienst und Verwaltung eingeführt. Sie weiß, wo sie helfen und wo besser ein Mensch antwortet.',
      picture: 'team-3',
    },
    {
      name: 'Karim Saleh',
      role: { de: 'Organisations\u00adentwicklung', en: 'Organisational development' },
      about:
        'Karim arbeitet mit Teams an Rollen, Routinen und Entscheidungen. Er hört zuerst zu und streicht dann ein Meeting.',
      picture: 'team-4',
    },
    {
      name: 'Lotte Brandis',
      role: { de: 'Service Design', en: 'Service design' },
      about:
        'Lotte hat Dutzende Designsprints geleitet, von der Klinik bis zum Stadtwerk. Sie bringt Gruppen dazu, früh etwas zu zeigen.',
      picture: 'team-5',
    },
    {
      name: 'Ravi Menden',
      role: { de: 'Geschäftsmodelle', en: 'Business models' },
      about:
        'Ravi rechnet Geschäftsideen durch, bevor andere sie schönreden. Er testet Preise am liebsten mit echten Angeboten.',
      picture: 'team-6',
    },
    {
      name: 'Ute Karlow',
      role: { de: 'Räume und Veranstaltungen', en: 'Spaces and events' },
      about:
        'Ute richtet die Räume so ein, dass Gruppen darin arbeiten können. Sie kennt für jede Veranstaltung den passenden Aufbau.',
      picture: 'team-7',
    },
  ],
}
