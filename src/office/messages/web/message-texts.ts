import { counted } from '#platform/design/web/counted.ts'
import type {
  LeftOutReason,
  ListedMessage,
  MessagePreview,
  NoLinkReason,
} from '../domain/message.ts'
import { contains } from '../domain/placeholders.ts'

const PEOPLE = { one: 'Person', many: 'Personen' }
const MAILS = { one: 'E-Mail', many: 'E-Mails' }

/** "1 Person", "23 Personen" */
export function peopleText(count: number): string {
  return counted(PEOPLE, count)
}

/** Why somebody gets no mail, behind the name. */
export const LEFT_OUT_TEXTS: Record<LeftOutReason, string> = {
  cancelled: 'abgesagt',
  erased: 'Daten gelöscht',
}

/** Behind "1 Person:" or "2 Personen:". */
const NO_LINK_TEXTS: Record<NoLinkReason, { one: string; many: string }> = {
  not_set: {
    one: 'Für ihren Termin ist noch kein Zugangslink eingetragen.',
    many: 'Für ihren Termin ist noch kein Zugangslink eingetragen.',
  },
  not_confirmed: {
    one: 'Ihre Anmeldung ist noch nicht bestätigt.',
    many: 'Ihre Anmeldungen sind noch nicht bestätigt.',
  },
  not_attending: {
    one: 'Sie hat gebucht und nimmt nicht selbst teil.',
    many: 'Sie haben gebucht und nehmen nicht selbst teil.',
  },
}

/**
 * What staff should know about the link before they send: for how many people it is missing, by reason. Empty where the
 * text does not contain it.
 */
export function linkWarnings(text: string, recipients: MessagePreview['recipients']): string[] {
  if (!contains(text, 'link')) return []
  const byReason = Map.groupBy(recipients, ({ noLink }) => noLink)
  return [...byReason].flatMap(([reason, people]) =>
    reason === null
      ? []
      : `${peopleText(people.length)}: ${NO_LINK_TEXTS[reason][people.length === 1 ? 'one' : 'many']}`,
  )
}

/** "An 23 Personen senden" */
export function sendLabel(count: number): string {
  return `An ${peopleText(count)} senden`
}

type Fates = ListedMessage['mails']

/** "22 von 23 E-Mails gesendet", "23 E-Mails gesendet" */
export function sentText({ waiting, sent, failed }: Fates): string {
  const all = waiting + sent + failed
  return `${sent === all ? '' : `${sent} von `}${counted(MAILS, all)} gesendet`
}

export function waitingText({ waiting }: Fates): string {
  return `${waiting} ${waiting === 1 ? 'wartet' : 'warten'}`
}

export function failedText({ failed }: Fates): string {
  return `${failed} fehlgeschlagen`
}

/** "20 von 23 E-Mails gesendet, 2 warten, 1 fehlgeschlagen" */
export function fateText(mails: Fates): string {
  return [
    sentText(mails),
    ...(mails.waiting > 0 ? [waitingText(mails)] : []),
    ...(mails.failed > 0 ? [failedText(mails)] : []),
  ].join(', ')
}
