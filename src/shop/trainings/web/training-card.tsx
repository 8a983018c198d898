import type { ReactElement, ReactNode } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { ArrowRightIcon, CalendarIcon, ClockIcon } from '#platform/design/web/icons.tsx'
import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import { type Availability, availabilityOf, isBookable } from '../domain/availability.ts'
import type { Training } from '../domain/training.ts'
import { FurtherDates, NO_COMING_DATE } from './dates-of-training.tsx'
import { ChangePicture, Editable, useIsEditing } from './editing/editable.tsx'
import { SeatsBadge } from './seats-badge.tsx'
import { trainingColors } from './training-colors.ts'
import { waitingOffer } from './waiting-link.tsx'

const SHEET = 'group flex grow flex-col rounded-card'

/** The whole card is a link to the training. It shows the date that a visitor can book next. */
export function TrainingCard({ training }: { training: Training }) {
  const { id, colorScheme, dates } = training
  if (useIsEditing()) return <EditedTrainingCard training={training} />
  const availability = availabilityOf(dates)
  const waiting = waitingOffer(training)
  return (
    <Card
      as="li"
      padding="none"
      className="flex flex-col transition-[translate,box-shadow] hover:-translate-y-1 hover:shadow-lifted"
    >
      <a href={`/trainings/${id}`} style={trainingColors(colorScheme)} className={SHEET}>
        <CardContent
          training={training}
          availability={availability}
          text={<p className={`${TEXT} line-clamp-3`}>{training.description}</p>}
          more={<p className={MORE}>{MORE_WORDS}</p>}
        />
      </a>
      {waiting && (
        <p className="border-sand border-t px-6 py-3 text-small">
          <a
            href={waiting.href}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3 hover:decoration-2"
          >
            <span>
              {isBookable(availability) && dates[0]
                ? `Warteliste für ${unbrokenDate(dates[0].date)}`
                : waiting.label}
            </span>
            <span className="sr-only">{`: ${training.title}`}</span>
          </a>
        </p>
      )}
    </Card>
  )
}

/** In edit mode its texts are buttons, so only the last line is a link. The date is the next one, which they change. */
function EditedTrainingCard({ training }: { training: Training }) {
  const { id, colorScheme } = training
  return (
    <Card as="li" padding="none">
      <div style={trainingColors(colorScheme)} className={`${SHEET} h-full`}>
        <CardContent
          training={training}
          availability={availabilityOf(training.dates.slice(0, 1))}
          text={
            <div className={TEXT}>
              <Editable of={{ kind: 'training', training, field: 'description' }}>
                <span className="line-clamp-3">{training.description}</span>
              </Editable>
            </div>
          }
          more={
            <p className={MORE}>
              <a href={`/trainings/${id}`} className="flex items-center gap-2">
                {MORE_WORDS}
              </a>
            </p>
          }
        />
      </div>
    </Card>
  )
}

const TEXT = 'mt-2 text-secondary text-small'

const MORE = 'mt-5 flex items-center gap-2 font-semibold text-(--accent)'
const MORE_WORDS = (
  <>
    <span>Mehr erfahren</span>
    <ArrowRightIcon className="transition-[translate] group-hover:translate-x-1" />
  </>
)

interface CardContentProps {
  training: Training
  availability: Availability
  text: ReactElement
  more: ReactElement
}

function CardContent({ training, availability, text, more }: CardContentProps) {
  const { title, heroImage } = training
  const { date: session } = availability
  return (
    <>
      <div className="relative overflow-clip rounded-t-card bg-(--accent)">
        <PictureOfUrl
          src={heroImage}
          alt=""
          sizes="(min-width: 80rem) 300px, (min-width: 40rem) 50vw, 100vw"
          className="aspect-4/3 w-full object-cover"
        />
        <SeatsBadge of={availability} className="absolute top-4 left-4" />
        <ChangePicture of={training} className="right-4 bottom-4" />
      </div>
      <div className="flex grow flex-col p-6">
        <h3 className="text-h4">
          <Editable of={{ kind: 'training', training, field: 'title' }}>{title}</Editable>
        </h3>
        {text}
        <dl className="mt-5 flex grow flex-col justify-end gap-1.5 font-semibold text-small">
          <When icon={<CalendarIcon className="mt-0.5" />} name="Termin:">
            {session ? (
              <Editable of={{ kind: 'training', training, field: 'date' }}>
                {unbrokenDate(session.date)}
              </Editable>
            ) : (
              NO_COMING_DATE
            )}
          </When>
          {session && (
            <When icon={<ClockIcon className="mt-0.5" />} name="Zeit:">
              <Editable of={{ kind: 'training', training, field: 'time' }}>
                {unbroken(session.time)}
              </Editable>{' '}
              <OwnTime addressed="ihr" session={session} />
            </When>
          )}
        </dl>
        <FurtherDates
          training={training}
          shown={session}
          className="mt-3 text-secondary text-small"
        />
        {more}
      </div>
    </>
  )
}

function When({ icon, name, children }: { icon: ReactElement; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <dt className="text-(--accent)">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

export function TrainingCardSkeleton() {
  return (
    <Card padding="none" className="overflow-clip">
      <div className="aspect-4/3 bg-sand" />
      <div className="flex flex-col gap-3 p-6">
        <div className="h-6 w-3/5 rounded-input bg-section" />
        <div className="h-16 rounded-input bg-section" />
        <div className="mt-3 h-12 w-4/5 rounded-input bg-section" />
        <div className="mt-3 h-6 w-2/5 rounded-input bg-section" />
      </div>
    </Card>
  )
}
