import { fillPlaceholders } from '#platform/basics/domain/placeholder.ts'
import type { OverviewText } from '#platform/editing/web/content-text.ts'
import { durationText } from '#shop/seats/domain/session-facts.ts'
import { firmFactsOf } from '#site/pages/web/firm-facts-of.ts'
import type { Training } from '../domain/training.ts'

/** What search engines and previews of links say of the page that lists all trainings. */
export function trainingsSearch(text: OverviewText, trainings: readonly Pick<Training, 'dates'>[]) {
  const facts = {
    ...firmFactsOf('de'),
    dauer: durationText(trainings.flatMap(({ dates }) => dates)),
  }
  const filled = (key: 'search.title' | 'search.description') =>
    fillPlaceholders(text(key).content, facts)
  return {
    title: filled('search.title'),
    description: filled('search.description'),
    keywords: shopKeywords(text),
  }
}

/** The keywords that the pages of the shop have in common. */
export function shopKeywords(text: OverviewText): string[] {
  return text('search.keywords')
    .content.split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** The title of a training's page. */
export function trainingTitle({ title }: Pick<Training, 'title'>, text: OverviewText): string {
  return `${title} | ${fillPlaceholders(text('search.training').content, firmFactsOf('de'))}`
}
