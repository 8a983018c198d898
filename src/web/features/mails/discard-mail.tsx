import { Button } from '../../ui/button.tsx'
import { useDiscardMail } from './use-mail-calls.ts'

/** Gives up a mail that waits for staff. It asks nothing: the mail can be sent all the same afterwards. */
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
