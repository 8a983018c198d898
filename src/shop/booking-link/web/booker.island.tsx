import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import { addressOf } from '#platform/design/web/api.ts'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { CalendarIcon } from '#platform/design/web/icons.tsx'
import { formatLongMoment } from '#platform/design/web/long-moment.ts'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import { priceKindForBooker } from '#shop/booking/domain/booked-price.ts'
import type { BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { reductionText } from '#shop/discount-codes/domain/discount.ts'
import { netAndVatText } from '#shop/prices/domain/net-and-vat.ts'
import { StatusBadge } from '#shop/seats/web/status-badge.tsx'
import type { Training } from '#shop/trainings/domain/training.ts'
import { bookedSessions, isKept } from './booked-sessions.ts'
import { BookerAgreedTerms } from './booker-agreed-terms.tsx'
import { BillingCard } from './booker-billing-card.tsx'
import { ContactCard } from './booker-contact-card.tsx'
import { HistorySection } from './booker-history-section.tsx'
import { InvoicesCard } from './booker-invoices-card.tsx'
import { RequestsSection } from './booker-requests-section.tsx'
import { absentPeople, bookingTexts } from './booking-texts.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { RulesCard } from './rules-card.tsx'
import { SessionCard } from './session-card.tsx'
import { type BookingState, useBookingView } from './use-booking-view.ts'

export { FormFailure as Failure } from '#platform/design/web/form-failure.tsx'

interface BookingPartProps {
  reference: string
  token: string
  /** As the page was rendered with them. */
  view: BookingView
  trainings: readonly Training[]
}

/** A booking, and all that its booker can do with it. Only clicks change something: opening the page does not. */
export default function Booker(rendered: BookingPartProps) {
  const booking = useBookingView(rendered)
  const { view } = booking
  return (
    <>
      <Head view={view} path={booking.path} />
      <div className="bg-section">
        <div className="wrap grid gap-x-8 gap-y-6 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] lg:grid-rows-[auto_1fr] lg:pt-12 lg:pb-24">
          <div className="flex min-w-0 flex-col gap-6">
            {bookedSessions(view.seats).map((session) => (
              <SessionCard key={session.of.dateId} session={session} booking={booking} />
            ))}
          </div>
          <div className="flex min-w-0 flex-col gap-6 self-start lg:row-span-2">
            <RequestsSection view={view} />
            <ContactCard booking={booking} />
            <InvoicesCard booking={booking} />
            <BillingCard booking={booking} />
            <RulesCard rules={view.rules} />
            <CancelBooking booking={booking} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            {view.agreedTerms && (
              <BookerAgreedTerms agreed={view.agreedTerms} changes={view.termsChanges} />
            )}
            <HistorySection view={view} />
            {view.linkEndsAt !== null && (
              <p className="max-w-[60ch] text-muted text-small">
                {`Der Link zu dieser Seite gilt bis ${unbrokenDate(formatLongMoment(view.linkEndsAt))}. ${view.isReceipt ? 'Danach führt der Link in unseren E-Mails hierher.' : 'Wer ihn hat, kann deine Buchung ändern: Gib ihn nur weiter, wenn du das willst.'}`}
              </p>
            )}
          </div>
        </div>
      </div>
    </>
  )
}

function Head({ view, path }: Pick<BookingState, 'view' | 'path'>) {
  const { title, text } = bookingTexts(view)
  const absent = absentPeople(view)
  const net = netAndVatText(view.price, view.agreedTerms?.vatRate)
  const hasCalendar = view.seats.some((seat) => isKept(seat) && seat.startsAt !== null)
  return (
    <div className="wrap pb-8 lg:pb-10">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>
          Buchung{' '}
          <strong
            translate="no"
            className="whitespace-nowrap font-display font-semibold tabular-nums tracking-wide"
          >
            {view.reference}
          </strong>
        </span>
        <StatusBadge status={view.status} />
      </p>
      <h1 className="mt-3 text-h2">{title}</h1>
      <p className="mt-3 max-w-[60ch] text-lead text-secondary">{text}</p>
      {view.isReceipt && (
        <p className="mt-4 max-w-[60ch] rounded-input bg-brand-tint px-4 py-3">
          <span>
            Hier kannst du deine Rechnungsdaten ergänzen. Für alles andere nimm den Link in unserer
            E-Mail an{' '}
          </span>
          <strong className="wrap-anywhere font-semibold">{view.contactEmail}</strong>
          <span>: Damit buchst du um, nennst eine Vertretung oder sagst ab.</span>
        </p>
      )}
      {absent.length > 0 && (
        <p className="mt-4 max-w-[60ch] rounded-input bg-badge-red px-4 py-3 text-badge-red-text">
          <strong className="font-semibold">
            {`${absent.join(' und ')} ${absent.length === 1 ? 'kann' : 'können'} nicht kommen.`}
          </strong>{' '}
          Unten kannst du eine Vertretung nennen.
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-4">
        {hasCalendar && (
          <ButtonAnchor
            href={addressOf('/api/bookings/{reference}/{token}/calendar.ics', path)}
            download
            variant="secondary"
            size="small"
          >
            <CalendarIcon />
            Alle Termine in den Kalender
          </ButtonAnchor>
        )}
        <p className="text-secondary text-small">
          <span>{`${view.packageName}, `}</span>
          <strong className="font-semibold text-ink">
            {unbroken(`${displayEuros(parseMoney(view.price))} €`)}
          </strong>
          <span>{` (${priceKindForBooker(view)})`}</span>
          {view.discount && <span className="block">{reductionText(view.discount)}</span>}
          {net !== '' && <span className="block">{net}</span>}
          {view.owedCents !== parseMoney(view.price) && (
            <span className="mt-1 block">
              <span>
                {view.owedCents === 0 ? 'Zu zahlen ist nichts.' : 'Insgesamt zu zahlen: '}
              </span>
              {view.owedCents > 0 && (
                <strong className="font-semibold text-ink">
                  {unbroken(`${displayEuros(view.owedCents)} €`)}
                </strong>
              )}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
