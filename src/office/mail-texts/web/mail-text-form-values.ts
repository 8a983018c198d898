import {
  MAIL_TEXT_PARTS,
  type MailTextPart,
  type MailTexts,
} from '#platform/mail/domain/mail-text.ts'
import { placeholderProblem } from '#platform/mail/domain/mail-text-placeholders.ts'
import { type ListedMailText, mailTextEditSchema } from '../domain/mail-text-edit.ts'

export type TextProblems = Partial<Record<MailTextPart, string>>

/** The texts in force: those of staff, or the original ones. */
export function textsInForce({
  own,
  original,
}: Pick<ListedMailText, 'own' | 'original'>): MailTexts {
  return {
    subject: own.subject ?? original.subject,
    opening: own.opening ?? original.opening,
    closing: own.closing ?? original.closing,
  }
}

export function hasOwnText({ own }: Pick<ListedMailText, 'own'>): boolean {
  return MAIL_TEXT_PARTS.some((part) => own[part] !== null)
}

/** Why the server would refuse these texts, by part; empty where it would not. */
export function problemsOf(mail: ListedMailText, texts: MailTexts): TextProblems {
  const placeholders = Object.fromEntries(
    mail.placeholders.map(({ name, kind, label, requiredIn }) => [
      name,
      { kind, label, requiredIn: requiredIn ?? undefined },
    ]),
  )
  const { error } = mailTextEditSchema.safeParse(texts)
  const issues = MAIL_TEXT_PARTS.flatMap((part) => {
    const message =
      error?.issues.find(({ path }) => path[0] === part)?.message ??
      placeholderProblem({ placeholders }, part, texts[part])
    return message ? [[part, message] as const] : []
  })
  return Object.fromEntries(issues)
}

/** A text in which {{name}} replaces the selection, and the place behind it. */
export function withPlaceholder(
  text: string,
  selection: { start: number; end: number },
  name: string,
): { text: string; caret: number } {
  const inserted = `{{${name}}}`
  return {
    text: text.slice(0, selection.start) + inserted + text.slice(selection.end),
    caret: selection.start + inserted.length,
  }
}
