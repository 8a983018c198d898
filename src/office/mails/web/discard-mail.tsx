import { Button } from '#platform/design/web/button.tsx'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import { useDiscardMail } from './use-mail-calls.ts'

/**
 * Gives up a mail that waits for staff, or one that has failed. It asks for no confirmation, because the mail can still
 * be sent afterwards.
 */
export function DiscardMail({ mail: { id, heldSince } }: { mail: MailDetails }) {
  const discard = useDiscardMail()
  return (
    <Button
      variant="ghost"
      size="small"
      pending={discard.isPending}
      pendingLabel={heldSince ? 'Wird verworfen...' : 'Wird abgelegt...'}
      onClick={() => discard.mutate(id)}
    >
      {heldSince ? 'Nicht senden' : 'Als erledigt ablegen'}
    </Button>
  )
}
