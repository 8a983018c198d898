import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CalendarIcon, ClockIcon } from '#platform/design/web/icons.tsx'
import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { TrainingText } from '#platform/editing/web/content-text.ts'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import { durationText } from '#shop/seats/domain/session-facts.ts'
import { availabilityOf, isBookable } from '../domain/availability.ts'
import type { Training } from '../domain/training.ts'
import { NO_COMING_DATE } from './dates-of-training.tsx'
import { ChangePicture, Editable, EditableContent, useIsEditing } from './editing/editable.tsx'
import { RegisterLink } from './register-link.tsx'
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
          <Board training={training} />
        </div>
        <TicketCard training={training} />
      </div>
    </section>
  )
}

/** A picture of what participants take home. Without one there is nothing, and in edit mode a button that adds one. */
function Board({ training }: { training: Training }) {
  const isEditing = useIsEditing()
  const { boardImage } = training
  if (boardImage === null && !isEditing) return null
  return (
    <div className={classes('relative mt-10', boardImage === null && 'min-h-11')}>
      {boardImage !== null && (
        <PictureOfUrl
          src={boardImage}
          alt=""
          sizes="(min-width: 80rem) 660px, (min-width: 64rem) 55vw, 100vw"
          className="aspect-4/3 w-full rounded-picture object-cover shadow-picture"
        />
      )}
      <ChangePicture
        of={training}
        field="boardImage"
        className={boardImage === null ? 'top-0 left-0' : 'right-4 bottom-4'}
      />
    </div>
  )
}

function TicketCard({ training }: { training: Training }) {
  const { id, title, dates } = training
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
            <span>
              <span>{unbroken(date.time)}</span> <OwnTime addressed="ihr" session={date} />
            </span>
          </li>
        )}
      </ul>
      {isBookable(availability) && <SeatPrice />}
      <RegisterLink training={training} className="mt-7 w-full" />
      <p className="mt-4 text-center text-muted text-small">
        {`Nur ${durationText(training.dates)} • Online • Direkt anwendbar`}
      </p>
      <p className="mt-4 border-sand border-t pt-4 text-center text-small">
        Zum Weiterleiten:{' '}
        <a
          href={`/trainings/${id}/unterlagen`}
          className="font-semibold underline underline-offset-3 hover:decoration-2"
        >
          Unterlagen für HR und Einkauf
        </a>
      </p>
    </Card>
  )
}
