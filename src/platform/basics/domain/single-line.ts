/** The kinds of texts that staff can edit: a text of a page, a field of a training, a field of a package. */
type EditedKind = 'content' | 'training' | 'package'

/** The fields of a training that are shown with their line breaks. */
const MULTILINE_TRAINING_FIELDS: readonly string[] = ['description', 'targetAudience', 'outcome']

/**
 * True for a text that is shown in one line: no line break is stored, and Enter saves it. These are all texts except
 * the long ones of a training.
 *
 * @param field the field of the training or of the package; the key of a page's text
 */
export function isSingleLine(kind: EditedKind, field: string): boolean {
  return !(kind === 'training' && MULTILINE_TRAINING_FIELDS.includes(field))
}

/** Puts a text into one line: line breaks, with the white space around them, become a space. Trims the text. */
export function foldLines(text: string): string {
  return text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ').trim()
}
