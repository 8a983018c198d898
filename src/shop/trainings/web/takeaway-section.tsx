import { Card } from '#platform/design/web/card.tsx'
import { CalendarIcon, ClockIcon } from '#platform/design/web/icons.tsx'
import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { TrainingText } from '#platform/editing/web/content-text.ts'
import { durationText } from '#shop/seats/domain/session-facts.ts'
import { bookingAddress } from '#site/pages/web/booking-address.ts'
import { availabilityOf, isBookable } from '../domain/availability.ts'
import type { Training } from '../domain/training.ts'
import { NO_COMING_DATE } from './dates-of-training.tsx'
import { Editable, EditableContent } from './editing/editable.tsx'
import { RegisterLink } from './register-link.tsx'
import { ResultPicture } from './result-picture.tsx'
import { SeatPrice } from './seat-price.tsx'
import { SeatsBadge } from './seats-badge.tsx'

interface TakeawaySectionProps {
  training: Training
  text: TrainingText
}

/** The last section: what attendees take away, and the registration link. */
export function TakeawaySection({ training, text }: TakeawaySectionProps) {
  return (
    <section
      aria-labelledby="takeaway"
      className="section-space on-dark bg-(--accent) text-(--on-accent)"
    >
      <div className="wrap grid grid-cols-1 items-start gap-x-5 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7 lg:pr-10">
          <h2 id="takeaway" className="text-h2">
            <EditableContent text={text('section.outcome.heading')} />
          </h2>
          <p className="mt-6 max-w-[44ch] whitespace-pre-line text-h4 leading-normal">
            <Editable of={{ kind: 'training', training, field: 'outcome' }}>
              {training.outcome}
            </Editable>
          </p>
          <ResultPicture training={training} caption={text('section.result.caption')} />
        </div>
        <TicketCard training={training} />
      </div>
    </section>
  )
}

function TicketCard({ training }: { training: Training }) {
  const { title, dates } = training
  const availability = availabilityOf(dates)
  const { date } = availability
  return (
    <Card className="text-ink lg:sticky lg:top-28 lg:col-span-5">
      {date && <SeatsBadge of={availability} className="mb-4" />}
      <p className="font-display font-heading text-h3">{title}</p>
      <ul className="mt-4 flex flex-col gap-2 font-semibold">
        <li className="flex gap-3">
          <CalendarIcon className="mt-1 text-(--accent)" />
          <span>{date ? unbrokenDate(date.date) : NO_COMING_DATE}</span>
        </li>
        {date && (
          <li className="flex gap-3">
            <ClockIcon className="mt-1 text-(--accent)" />
            <span className="min-w-0">
              <span>{unbroken(date.time)}</span> <OwnTime addressed="ihr" session={date} />
            </span>
          </li>
        )}
      </ul>
      {isBookable(availability) && (
        <SeatPrice packagesHref={`${bookingAddress({ training: training.id })}#packages`} />
      )}
      <RegisterLink training={training} className="mt-7 w-full" />
      <p className="mt-4 text-center text-muted text-small">
        {`Nur ${durationText(training.dates)} • Online • Direkt anwendbar`}
      </p>
    </Card>
  )
}
