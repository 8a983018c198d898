import type { Training } from '#shop/trainings/domain/training.ts'
import { firm } from '#site/pages/web/firm.ts'

/** The title of the page with the papers of a training. */
export function papersTitle({ title }: Pick<Training, 'title'>): string {
  return `${title}: Unterlagen für HR und Einkauf | ${firm().name}`
}

/** The title of the page with the papers of several trainings. */
export function severalPapersTitle(): string {
  return `Unterlagen für HR und Einkauf: alle Trainings | ${firm().name}`
}
