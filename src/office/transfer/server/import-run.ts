import type { Pages } from '#office/page-texts/server/staff-pages.service.ts'
import type { Transaction } from '#platform/database/server/database.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import type { ContentFault, InitialContent } from '#shop/initial-content/domain/initial-content.ts'
import type { BeforeTrainingGoes } from '#shop/trainings/server/staff-trainings.service.ts'
import type { AfterEdit } from '#shop/trainings/server/training-edits.service.ts'
import type { ContentPart, Effect, ImportChoices, ImportLine } from '../domain/content-transfer.ts'

/** What runs with edits of trainings and dates. */
export interface EditHooks {
  afterEdit: AfterEdit
  beforeTrainingGoes: BeforeTrainingGoes
}

/** One import, or the preview of one, in its transaction. Its steps add what they do, and what they cannot do. */
export interface ImportRun {
  tx: Transaction
  pages: Pages
  content: InitialContent
  context: EditContext
  lines: ImportLine[]
  faults: ContentFault[]
}

/** An import into a site that has content already. */
export interface SiteImportRun extends ImportRun {
  hooks: EditHooks
  choices: ImportChoices
}

type Details = Partial<Pick<ImportLine, 'fields' | 'reason'>>

export function addLine(
  { lines }: Pick<ImportRun, 'lines'>,
  part: ContentPart,
  name: string,
  effect: Effect,
  { fields = [], reason = null }: Details = {},
): void {
  lines.push({ part, name, effect, fields, reason })
}

/** Adds what changes in something that the site has: nothing, or these fields. */
export function addChange(
  run: Pick<ImportRun, 'lines'>,
  part: ContentPart,
  name: string,
  fields: readonly string[],
): void {
  addLine(run, part, name, fields.length > 0 ? 'changed' : 'same', { fields: [...fields] })
}

/** The German names of fields; a field that has none keeps its own. */
export function labelsOf(
  changes: readonly { field: string }[],
  labels: Readonly<Record<string, string>>,
): string[] {
  return changes.map(({ field }) => labels[field] ?? field)
}
