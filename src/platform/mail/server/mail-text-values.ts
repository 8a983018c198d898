import {
  type MailText,
  type MailTextPart,
  type MailTexts,
  placeholdersOf,
} from '../domain/mail-text.ts'
import {
  filledLine,
  filledParagraphs,
  type PlaceholderValues,
  placeholderProblem,
} from '../domain/mail-text-placeholders.ts'
import type { EditableMail, MailContent, OwnTexts } from './mail-data.ts'
import type { MailSettings } from './mail-settings.ts'
import { registeredMails } from './registered-mails.ts'
import type { MailWords } from './template-props.ts'

const NO_WORDS: MailWords = { opening: [], closing: [] }

export function isEditedMail(template: string): template is EditableMail {
  return Object.hasOwn(registeredMails().texts, template)
}

/** The mail with its original texts and its placeholders. */
export function mailTextOf(template: EditableMail): MailText {
  return registeredMails().texts[template]
}

/** The mails whose texts staff can write. */
export function editedMails(): EditableMail[] {
  return Object.keys(registeredMails().texts) as EditableMail[]
}

/** The values of placeholders in the subject. The data must be without unsafe names. */
function factsOf({ template, data }: MailContent): PlaceholderValues {
  if (!isEditedMail(template)) return {}
  return (registeredMails().values[template].facts as (facts: unknown) => PlaceholderValues)(data)
}

/** All values of placeholders. The data must be without unsafe names. */
export function valuesOf(content: MailContent, settings: MailSettings): PlaceholderValues {
  const { template, data } = content
  if (!isEditedMail(template)) return {}
  const sentences = registeredMails().values[template].sentences as (
    facts: unknown,
    mailSettings: MailSettings,
  ) => PlaceholderValues
  const { email, phone } = settings.firm
  return {
    ...factsOf(content),
    ...sentences(data, settings),
    kontakt_email: { text: email, href: `mailto:${email}` },
    kontakt_telefon: phone,
  }
}

/** The subject of an editable mail: its own or the original one, filled in. */
export function filledSubject(content: MailContent): string {
  const { template, data } = content
  if (!isEditedMail(template)) return ''
  return filledLine(textInForce(template, 'subject', data.ownTexts), factsOf(content))
}

/** The editable paragraphs of a mail, filled in. The data must be without unsafe names. */
export function filledWords(content: MailContent, settings: MailSettings): MailWords {
  const { template, data } = content
  if (!isEditedMail(template)) return NO_WORDS
  const values = valuesOf(content, settings)
  const text = (part: MailTextPart) => textInForce(template, part, data.ownTexts)
  return {
    // Staff are not greeted.
    opening: filledParagraphs(text('opening'), values, !template.endsWith('.staff')),
    closing: filledParagraphs(text('closing'), values),
  }
}

/**
 * The own text, or the original where there is none, or where the own text does not fit the placeholders of this version
 * of the product any more.
 */
function textInForce(template: EditableMail, part: MailTextPart, own: OwnTexts = {}): string {
  const mail = mailTextOf(template)
  const text: MailTexts[MailTextPart] | undefined = own[part]
  return text === undefined || placeholderProblem(mail, part, text) !== null ? mail[part] : text
}

/** The sample of each placeholder, as plain text. */
export function placeholderSamples(
  content: MailContent,
  settings: MailSettings,
): Record<string, string> {
  const values = valuesOf(content, settings)
  const names = isEditedMail(content.template)
    ? Object.keys(placeholdersOf(mailTextOf(content.template)))
    : []
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name] ?? ''
      return [name, typeof value === 'string' ? value : value.text]
    }),
  )
}
