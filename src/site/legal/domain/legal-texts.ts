import {
  group,
  type LocalText,
  line,
  list,
  paragraph,
  seo,
  type TextsOf,
} from '#site/pages/domain/text-schema.ts'

/** A heading with its paragraphs. */
export interface LegalPartSample {
  heading: LocalText
  text: readonly LocalText[]
}

interface LegalSamples {
  seo: Parameters<typeof seo>[0]
  topic: LocalText
  title: LocalText
  notice: LocalText
  paragraphs: readonly LegalPartSample[]
}

/**
 * The texts of imprint, privacy policy, terms of participation or accessibility statement. The screen turns the firm's e-mail address in a
 * paragraph into a link.
 *
 * @param values the names of what code fills into the paragraphs
 */
export function legalTexts(label: string, samples: LegalSamples, values: readonly string[] = []) {
  return group(label, {
    seo: seo(samples.seo),
    topic: line('Zeile über dem Titel', samples.topic),
    title: line('Titel', samples.title),
    notice: paragraph('Hinweis neben dem Text', samples.notice, { isOptional: true }),
    paragraphs: list(
      'Abschnitte',
      {
        each: 'Abschnitt',
        least: 1,
        most: 40,
        item: {
          heading: line('Überschrift'),
          text: list('Text', {
            each: 'Absatz',
            least: 1,
            most: 20,
            item: paragraph('Absatz', undefined, { values }),
          }),
        },
      },
      samples.paragraphs,
    ),
  })
}

export type LegalTexts = TextsOf<ReturnType<typeof legalTexts>>
