import { firm } from '#site/pages/web/firm.ts'
import type { Training } from '../domain/training.ts'

/** The title of a training's page. */
export function trainingTitle({ title }: Pick<Training, 'title'>): string {
  return `${title} | ${firm().name} KI Training`
}
