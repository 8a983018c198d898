import { notify } from '#platform/design/web/notifications.ts'

export interface TrainingEmails {
  /** The training's title. */
  training: string
  emails: string[]
}

/** The addresses in the form that mail programs accept. */
export function emailsText(emails: readonly string[]): string {
  return emails.join('; ')
}

/** Copies the addresses and shows a notification. Returns false where the browser denies access to the clipboard. */
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
