/** The parts of a mail that staff can write themselves. */
export const MAIL_TEXT_PARTS = ['subject', 'opening', 'closing'] as const
export type MailTextPart = (typeof MAIL_TEXT_PARTS)[number]

/** One text for each part, with placeholders such as {{training}}. */
export type MailTexts = Record<MailTextPart, string>

export const MAIL_TEXT_PART_LABELS: Readonly<Record<MailTextPart, string>> = {
  subject: 'Betreff',
  opening: 'Einleitung',
  closing: 'Schluss',
}

/** What mails are about: the groups in which staff see them. */
export const MAIL_OCCASIONS = [
  'Anmeldung',
  'Änderungen einer Buchung',
  'Rechnungen',
  'Termine und Erinnerungen',
  'Warteliste',
  'An Ihr Team',
] as const
export type MailOccasion = (typeof MAIL_OCCASIONS)[number]

/**
 * A part of a text that differs from mail to mail. A fact is a word or two. A sentence depends on the case, such as
 * whether one or several seats are cancelled, and has no place in a subject.
 */
export interface Placeholder {
  kind: 'fact' | 'sentence'
  /** What it stands for, for staff. */
  label: string
  /** The part of the mail that must contain it, because otherwise the mail would be untrue or leave something out. */
  requiredIn?: MailTextPart | undefined
}

interface Fact extends Placeholder {
  kind: 'fact'
}

interface Sentence extends Placeholder {
  kind: 'sentence'
}

/** A mail whose texts staff can change: what it is, its original texts, and its placeholders by name. */
export interface MailText<P extends Readonly<Record<string, Placeholder>> = Placeholders>
  extends MailTexts {
  occasion: MailOccasion
  /** Its name for staff. */
  name: string
  /** When it is sent, and to whom. */
  when: string
  to: string
  placeholders: P
}

export type Placeholders = Readonly<Record<string, Placeholder>>

export function fact(label: string, requiredIn?: MailTextPart): Fact {
  return { kind: 'fact', label, requiredIn }
}

export function sentence(label: string, requiredIn?: MailTextPart): Sentence {
  return { kind: 'sentence', label, requiredIn }
}

/** Keeps the names of the placeholders in the type. */
export function mailText<P extends Placeholders>(text: MailText<P>): MailText<P> {
  return text
}

/** Known to every mail, but not to its subject. */
export const CONTACT = {
  kontakt_email: sentence('Ihre E-Mail-Adresse für Fragen'),
  kontakt_telefon: sentence('Ihre Telefonnummer'),
} as const

/** All placeholders that a mail knows. */
export function placeholdersOf(text: Pick<MailText, 'placeholders'>): Placeholders {
  return { ...text.placeholders, ...CONTACT }
}

/** How most mails end: a question, and whom to ask. */
export function askUs(question: string): string {
  return `${question} Schreib uns an {{kontakt_email}} oder ruf an: {{kontakt_telefon}}.`
}
