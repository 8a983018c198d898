import { notify } from '../../lib/notifications.ts'

export interface TrainingEmails {
  /** The training's title. */
  training: string
  emails: string[]
}

/** The addresses as mail programs take them. */
export function emailsText(emails: readonly string[]): string {
  return emails.join('; ')
}

/** Copies the addresses and says so. False where the browser gives no access to its clipboard. */
export async function copyEmails({ training, emails }: TrainingEmails): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(emailsText(emails))
  } catch {
    return false
  }
  const count = emails.length
  notify({
    title: count === 1 ? '1 E-Mail-Adresse kopiert' : `${count} E-Mail-Adressen kopiert`,
    description: `Teilnehmer von „${training}“`,
  })
  return true
}
