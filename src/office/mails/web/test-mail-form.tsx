import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import { type Mail, type MailDelivery, testMailSchema } from '#platform/mail/domain/mail.ts'
import { outcomeText } from './mail-list-texts.ts'
import { useSendTestMail } from './use-mail-calls.ts'
import { usePolledMail } from './use-polled-mail.ts'

/** Sends a test mail and shows its delivery status. */
export function TestMailForm({ delivery }: { delivery: MailDelivery }) {
  const { adminUser } = useAdmin()
  const { register, handleSubmit, setError, formState } = useForm<{ to: string }>({
    values: { to: adminUser?.email ?? '' },
    resetOptions: { keepDirtyValues: true },
  })
  const send = useSendTestMail({
    onRefused: (message) => setError('to', { message }, { shouldFocus: true }),
  })
  const { data: mail } = usePolledMail(send.data?.id, { isNew: true })
  return (
    <div>
      <form
        noValidate
        onSubmit={handleSubmit(({ to }) => send.mutate(to.trim()))}
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
      >
        <TextField
          id="test-mail-to"
          label="Testnachricht an"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          error={formState.errors.to?.message}
          {...register('to', {
            validate: (to) => testMailSchema.safeParse({ to }).error?.issues[0]?.message,
          })}
        />
        <Button
          type="submit"
          pending={send.isPending}
          pendingLabel="Wird gesendet..."
          className="sm:mt-[1.8125rem]"
        >
          Testnachricht senden
        </Button>
      </form>
      <div role="status">{mail && <Outcome mail={mail} delivery={delivery} />}</div>
    </div>
  )
}

const OUTCOME_LOOKS: Record<Mail['status'], string> = {
  waiting: 'bg-badge-orange text-badge-orange-text',
  sent: 'bg-badge-green text-badge-green-text',
  failed: 'bg-error-tint text-badge-red-text',
}

function Outcome({ mail, delivery }: { mail: Mail; delivery: MailDelivery }) {
  return (
    <p
      className={classes(
        'wrap-anywhere mt-4 rounded-input px-4 py-3 text-small hyphens-none',
        OUTCOME_LOOKS[mail.status],
      )}
    >
      <span>{`${outcomeText(mail, delivery)} `}</span>
      <Link
        from="/admin/dashboard"
        to="/admin/dashboard"
        search={(before) => ({ ...before, mail: mail.id })}
        state={{ isOpenedFromList: true }}
        resetScroll={false}
        aria-haspopup="dialog"
        className="rounded-sm font-semibold underline underline-offset-3"
      >
        Testnachricht ansehen
      </Link>
    </p>
  )
}
