import type { PictureName } from '#site/pages/web/images.ts'
import type { ServiceKey } from '#site/pages/web/page-table.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'

/** Texts that all four service pages share. */
export interface ServicesTexts {
  readonly typicalThemesTitle: string
  readonly projectExamplesTitle: string
  /** Below the introduction at the top of each service page. */
  readonly contact: string
  readonly cta: { readonly title: string; readonly text: string; readonly contact: string }
  /** Links to the other services, at the end of a service page. */
  readonly otherServices: {
    /** Accessible name of the navigation. */
    readonly label: string
    readonly previous: string
    readonly next: string
    readonly names: Readonly<Record<ServiceKey, string>>
  }
}

export interface ProjectExample {
  readonly company: string
  readonly description: string
  /** What the example comes to, as one number with its meaning: "9", "Fragen statt 14 Seiten". */
  readonly figure: { readonly value: string; readonly label: string }
  /** Where it is absent, the figure takes its place. */
  readonly picture?: PictureName
}

/** Texts of one service page. */
export interface ServiceTexts extends PageTexts {
  readonly topic: string
  readonly title: string
  readonly mainText: readonly string[]
  readonly typicalThemes: string
  /** Above the embedded tool; absent where no tool belongs to the service. */
  readonly iframeHeadline?: string
  readonly projectExamples: readonly ProjectExample[]
}
