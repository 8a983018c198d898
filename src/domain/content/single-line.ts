/** What a person may edit: a text of a page, or a field of a training or of a package. */
type EditedKind = 'content' | 'training' | 'package'

/** The fields of a training that are shown with their line breaks. */
const MULTILINE_TRAINING_FIELDS: readonly string[] = ['description', 'targetAudience', 'outcome']

/**
 * True for a text that is shown in one line: nobody would see a line break in it, so none is stored and Enter saves.
 * These are all texts but the long ones of a training.
 *
 * @param field the field of the training or of the package; the key of a page's text
 */
export function isSingleLine(kind: EditedKind, field: string): boolean {
  return !(kind === 'training' && MULTILINE_TRAINING_FIELDS.includes(field))
}

/** The text in one line: a line break, and the white space around it, becomes a space. Trimmed. */
export function foldLines(text: string): string {
  return text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ').trim()
}
