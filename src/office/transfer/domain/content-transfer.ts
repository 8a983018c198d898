import * as z from 'zod'

/** The largest file that can be imported, in bytes. */
export const FILE_MAX_BYTES = 50_000_000

/** The parts of a file, in the order in which they are imported. */
export const CONTENT_PARTS = [
  'pictures',
  'settings',
  'packages',
  'prices',
  'trainings',
  'dates',
  'trainingTexts',
  'pages',
  'mailTexts',
] as const
export type ContentPart = (typeof CONTENT_PARTS)[number]

export const PART_LABELS: Readonly<Record<ContentPart, string>> = {
  pictures: 'Bilder',
  settings: 'Einstellungen',
  packages: 'Pakete',
  prices: 'Preiszeiträume',
  trainings: 'Trainings',
  dates: 'Termine',
  trainingTexts: 'Texte der Trainingsseiten',
  pages: 'Texte der Seiten',
  mailTexts: 'Texte der E-Mails',
}

/**
 * What an import does with something: it is new, it is changed, the site has it already, it is only on the site and
 * stays, it is in the file and the site keeps its own, it is hidden or deleted because it is not in the file.
 */
export const EFFECTS = ['new', 'changed', 'same', 'stays', 'kept', 'hidden', 'deleted'] as const
export type Effect = (typeof EFFECTS)[number]

const importLineSchema = z.object({
  part: z.enum(CONTENT_PARTS),
  /** What it is about, for staff. */
  name: z.string(),
  effect: z.enum(EFFECTS),
  /** The German names of what changes in it. */
  fields: z.array(z.string()),
  /** Why the site keeps its own; null for everything else. */
  reason: z.string().nullable(),
})
export type ImportLine = z.infer<typeof importLineSchema>

/** What an import does, or would do. */
export const importReportSchema = z.object({
  lines: z.array(importLineSchema),
  /** Names the file and the state of the site. An import is refused where it is another one. */
  fingerprint: z.string(),
})
export type ImportReport = z.infer<typeof importReportSchema>

const choice = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

/** What happens to what is only on the site. */
export const importChoicesSchema = z.object({
  /** Whether trainings that are not in the file are hidden. */
  hideTrainings: choice,
  /** Whether price periods that are not in the file are deleted. */
  deletePeriods: choice,
})
export type ImportChoices = z.infer<typeof importChoicesSchema>

export const importQuerySchema = importChoicesSchema.extend({
  /** That of the preview; without it an import is refused. */
  fingerprint: z.string().max(100).default(''),
})
