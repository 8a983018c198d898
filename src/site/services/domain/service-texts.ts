import {
  group,
  type LocalText,
  line,
  list,
  optionalPicture,
  paragraph,
  picture,
  type SamplePicture,
  seo,
  type TextsOf,
} from '#site/pages/domain/text-schema.ts'

interface ServiceSamples {
  seo: Parameters<typeof seo>[0]
  topic: LocalText
  title: LocalText
  picture: Pick<SamplePicture, 'image' | 'focus'>
  mainText: readonly LocalText[]
  typicalThemes: LocalText
  /** Absent where no tool belongs to the service. */
  iframeHeadline?: LocalText
  projectExamples: readonly {
    /** The name of a picture in images.ts. */
    picture?: string
    figure: LocalText
    figureLabel: LocalText
    company: LocalText
    description: LocalText
  }[]
}

const DECORATIVE = { de: '', en: '' }

/** The texts of the page of one service. */
export function serviceTexts(label: string, samples: ServiceSamples) {
  return group(label, {
    seo: seo(samples.seo),
    topic: line('Zeile über dem Titel', samples.topic),
    title: line('Titel', samples.title),
    picture: picture('Bild neben dem Titel', { ...samples.picture, alt: DECORATIVE }),
    mainText: list(
      'Text, dessen erster Absatz unter dem Titel steht',
      { each: 'Absatz', least: 2, most: 8, item: paragraph('Absatz') },
      samples.mainText,
    ),
    typicalThemes: paragraph('Typische Themen', samples.typicalThemes),
    ...(samples.iframeHeadline && {
      iframeHeadline: line('Überschrift des Werkzeugs', samples.iframeHeadline),
    }),
    projectExamples: list(
      'Projektbeispiele',
      {
        each: 'Projektbeispiel',
        least: 1,
        most: 9,
        item: {
          picture: optionalPicture('Bild'),
          figure: line('Zahl, kurz wie „40 → 3“'),
          figureLabel: line('Was die Zahl sagt'),
          company: line('Kunde'),
          description: paragraph('Beschreibung'),
        },
      },
      samples.projectExamples.map((example) => ({
        ...example,
        picture: example.picture ? { image: example.picture, alt: DECORATIVE } : null,
      })),
    ),
  })
}

export type ServiceTexts = TextsOf<ReturnType<typeof serviceTexts>>
