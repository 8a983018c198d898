import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { parseDashboardSearch } from '#office/frame/web/dashboard-search.ts'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import { type Mail, type MailDelivery, testMailSchema } from '#platform/mail/domain/mail.ts'
import { outcomeText } from './mail-list-texts.ts'
import { mailDeliveryQuery } from './mails-query.ts'
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
  const isAwaited =
    delivery.server !== null && mail?.status === 'sent' && !hasArrived(mail, delivery)
  useQuery({ ...mailDeliveryQuery, refetchInterval: isAwaited ? AWAITED_EVERY_MS : false })
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

/** Interval for reading whether somebody has opened the link in the mail. */
const AWAITED_EVERY_MS = 3_000

/** Whether the link of a test mail was opened after this one was sent: of this one, or of an earlier one. */
function hasArrived({ createdAt }: Mail, { testArrivedAt }: MailDelivery): boolean {
  return testArrivedAt !== null && testArrivedAt > createdAt
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
      {delivery.server !== null && mail.status === 'sent' && (
        <span>
          {hasArrived(mail, delivery)
            ? 'Die Ankunft ist bestätigt. '
            : 'Öffnen Sie den Link darin, dann ist die Ankunft bestätigt. '}
        </span>
      )}
      <Link
        to="/admin/dashboard"
        search={(before) => ({
          ...parseDashboardSearch(before),
          ansicht: 'mails',
          mail: mail.id,
        })}
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
