import * as z from 'zod'
import { line } from '#platform/basics/domain/text.ts'
import type { ColorScheme, Training } from './training.ts'
import { trainingFields } from './training-edit.ts'

/** The request that creates a training. `copyOf` is the id of the training whose texts, picture and colours it gets. */
export const newTrainingSchema = z.strictObject({
  title: trainingFields.title,
  copyOf: line(200).optional(),
})
export type NewTraining = z.infer<typeof newTrainingSchema>

/** What a copy takes over. Not the dates. */
export type TrainingTexts = Pick<
  Training,
  | 'subtitle'
  | 'description'
  | 'heroImage'
  | 'boardImage'
  | 'colorScheme'
  | 'objectives'
  | 'methods'
  | 'agenda'
  | 'targetAudience'
  | 'outcome'
>

/** Accent and tint. White text on each accent has a contrast of more than 4.5. */
const COLORS: readonly (readonly [accent: string, tint: string])[] = [
  ['#4C3BCF', '#EFEAFF'],
  ['#A8235F', '#FFE9F1'],
  ['#0A66A8', '#E6F4FF'],
  ['#B1452B', '#FFEFE4'],
]

/**
 * The first texts of a training that is no copy. They say what staff write in their places.
 *
 * @param others how many trainings there are already: neighbours get different colours
 */
export function firstTexts(others: number): TrainingTexts {
  return {
    subtitle: 'Ein Satz, der neugierig macht: Worum geht es?',
    description:
      'Was passiert in den 90 Minuten? Zwei bis drei Sätze, die beschreiben, womit ihr anfangt, was ihr gemeinsam tut und was am Ende da ist.',
    heroImage: '/images/format-studio-1024.webp',
    boardImage: null,
    colorScheme: colorsOf(others),
    objectives: ['Erstes Lernziel: Was könnt ihr danach, was ihr vorher nicht konntet?'],
    methods: ['Erste Methode'],
    agenda: [],
    targetAudience: 'Für wen ist das Training gedacht? Was sollte man mitbringen?',
    outcome: 'Was nehmt ihr mit? Ein Ergebnis, das man anfassen oder weitergeben kann.',
  }
}

function colorsOf(others: number): ColorScheme {
  const [accent, tint] = COLORS[others % COLORS.length] ?? ['', '']
  return { accent, title: '#FFFFFF', description: tint, bg: tint }
}
