import { Button } from '../../ui/button.tsx'
import { useDiscardMail } from './use-mail-calls.ts'

/** Discards a mail that waits for staff. It asks for no confirmation, because the mail can still be sent afterwards. */
export function DiscardMail({ id }: { id: string }) {
  const discard = useDiscardMail()
  return (
    <Button
      variant="ghost"
      size="small"
      pending={discard.isPending}
      pendingLabel="Wird verworfen..."
      onClick={() => discard.mutate(id)}
    >
      Nicht senden
    </Button>
  )
}
