import type { PictureName } from './images.ts'
import type { PageKey } from './page-table.ts'
import type { PageTexts } from './seo.ts'

/** Navigation and footer of every bilingual page. */
export interface SiteTexts {
  readonly nav: {
    /** Accessible name of the navigation. */
    readonly label: string
    /** Accessible name of the logo's link. */
    readonly home: string
    readonly services: string
    readonly tools: string
    /** Instead of `tools` where an AI service is set up. */
    readonly toolsWithAi: string
    readonly team: string
    readonly spaces: string
    readonly trainings: string
    readonly contact: string
    readonly openMenu: string
    readonly closeMenu: string
    readonly back: string
    /** The name of the other language in that language: the button needs its `lang`. */
    readonly languageToggle: { readonly text: string; readonly name: string }
  }
  /** In front of the firm's facts, in the footer, on the home page and on the contact page. */
  readonly labels: {
    readonly address: string
    readonly location: string
    readonly phone: string
    readonly email: string
    readonly taxId: string
    /** Heading of a list of a page's parts. */
    readonly contents: string
  }
  readonly footer: {
    /** Accessible name of the footer's list of pages. */
    readonly label: string
    /** Leads to the privacy page's paragraph with the anchor ANCHORS.cookies. */
    readonly cookies: string
    /** Between the links to privacy and cookies: "Datenschutz und Cookies". */
    readonly and: string
    readonly trainings: string
    readonly admin: string
    readonly linkedin: string
    readonly instagram: string
    /** In front of the name of the sister site's city. */
    readonly alsoIn: string
    /** Visually hidden, behind links that open a new tab. */
    readonly opensInNewTab: string
  }
}

export type ServiceKey = Extract<
  PageKey,
  'potenziale' | 'loesungen' | 'geschaeftsideen' | 'organisationen'
>

/** The tools that the site names, by the keys of their pages where it has them. */
export type ToolKey = 'strategyConsultant' | 'flightDeck' | 'meetingModerator'

export interface HomeTexts extends PageTexts {
  readonly hero: { readonly subtitle: string; readonly title: string; readonly cta: string }
  readonly mission: {
    readonly header: string
    readonly description: string
    readonly cards: readonly {
      readonly pageKey: ServiceKey
      readonly title: string
      readonly description: string
      /** The card's link. Names its target, so that it is understood without its surroundings. */
      readonly link: string
    }[]
  }
  /** What is sold now; the shop itself is German. */
  readonly trainings: {
    readonly title: string
    readonly intro: string
    /** Instead of day and time of a training without a date to come. */
    readonly noDate: string
    /** What one seat costs. */
    readonly seatPrice: (price: string, vat: string) => string
    /** What the package with the most seats costs. */
    readonly packagePrice: (seats: number, price: string) => string
    readonly book: string
    readonly all: string
  }
  readonly testimonials: {
    readonly title: string
    readonly previous: string
    readonly next: string
    /** "2 von 3" */
    readonly position: (slide: number, slides: number) => string
    readonly items: readonly Testimonial[]
  }
  readonly tools: {
    readonly title: string
    /** Instead of `title` where an AI service is set up. */
    readonly titleWithAi: string
    readonly subtitle: string
    readonly aiLabel: string
    readonly cards: readonly {
      readonly key: ToolKey
      readonly title: string
      readonly description: string
      readonly picture: PictureName
      /** Link to the tool; absent where the card has a form instead. */
      readonly link?: string
    }[]
    readonly strategyConsultant: {
      readonly description: string
      readonly inputLabel: string
      readonly inputPlaceholder: string
      readonly button: string
      readonly emptyError: string
      readonly invalidError: string
    }
  }
  readonly team: { readonly title: string; readonly intro: string }
  readonly spaces: {
    readonly title: string
    readonly description: string
    readonly facts: readonly { readonly value: string; readonly label: string }[]
    readonly rooms: readonly {
      readonly name: string
      readonly alt: string
      readonly picture: PictureName
    }[]
    readonly button: string
    readonly loading: string
  }
  readonly contact: {
    readonly title: string
    readonly description: string
  }
}

export interface Testimonial {
  readonly quote: string
  readonly author: string
  readonly position: string
  readonly imageAlt: string
  readonly picture: PictureName
}
