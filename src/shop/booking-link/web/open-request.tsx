import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { formatLongMoment } from '#platform/design/web/long-moment.ts'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { useSend } from '#platform/design/web/use-send.ts'
import { requestTitle } from './request-texts.ts'
import type { BookingState } from './use-booking-view.ts'

interface OpenRequestProps {
  request: BookingState['view']['requests'][number]
  booking: BookingState
  className?: string
}

/** A request that staff have not answered yet, and can be taken back. */
export function OpenRequest({ request, booking, className }: OpenRequestProps) {
  const { refusal, isPending, send } = useSend()
  const title = requestTitle(request, booking.view.seats)

  const withdraw = () =>
    booking.send({
      make: ({ path, header }) =>
        call('POST', '/api/bookings/{reference}/{token}/requests/{id}/withdraw', {
          path: { ...path, id: request.id },
          header,
        }),
      place: request.attendeeId ?? 'cancel',
      result: () => ({ title: 'Deine Anfrage ist zurückgenommen.', lines: [] }),
    })

  return (
    <div
      className={classes(
        'rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text text-small',
        className,
      )}
    >
      <p>
        <strong className="font-semibold">{`${title} angefragt`}</strong>
        <span>
          {` am ${unbrokenDate(formatLongMoment(request.createdAt))}. Unser Büro antwortet dir per E-Mail.`}
        </span>
      </p>
      {refusal && (
        <p role="alert" className="mt-2 font-semibold">
          {`${refusal.title} ${refusal.advice ?? ''}`}
        </p>
      )}
      <Button
        variant="outline"
        size="small"
        pending={isPending}
        onClick={() => void send(withdraw)}
        className="mt-3"
      >
        Anfrage zurücknehmen
      </Button>
    </div>
  )
}
