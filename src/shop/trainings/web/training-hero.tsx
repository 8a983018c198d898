import type { ReactNode } from 'react'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { CalendarLink } from '#platform/design/web/calendar-link.tsx'
import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { ShownText } from '#platform/editing/web/content-text.ts'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import { durationText } from '#shop/seats/domain/session-facts.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { availabilityOf, nextFreeDate } from '../domain/availability.ts'
import type { Training } from '../domain/training.ts'
import { FurtherDates, NO_COMING_DATE } from './dates-of-training.tsx'
import { ChangePicture, Editable, EditableContent, EditMeeting } from './editing/editable.tsx'
import { RegisterLink } from './register-link.tsx'
import { SeatPriceFact } from './seat-price.tsx'
import { SeatsBadge } from './seats-badge.tsx'
import { WaitingLink } from './waiting-link.tsx'

interface TrainingHeroProps {
  training: Training
  /** Above the title of every training. */
  badge: ShownText
}

export function TrainingHero({ training, badge }: TrainingHeroProps) {
  const { id, dateId, title, subtitle, date, time, startsAt, heroImage } = training
  const isComing = training.dates.length > 0
  return (
    <header className="on-dark overflow-clip bg-(--accent) text-(--on-accent)">
      <div className="wrap grid grid-cols-1 items-center gap-x-5 gap-y-10 py-10 sm:py-14 lg:min-h-155 lg:grid-cols-12 lg:py-18">
        <div className="lg:col-span-6 lg:pr-8">
          <p className="flex flex-wrap gap-2">
            <span className="inline-flex min-h-8 items-center rounded-button border border-current px-3.5 font-semibold text-small">
              <EditableContent text={badge} />
            </span>
            <SeatsBadge of={availabilityOf(training.dates.slice(0, 1))} />
          </p>
          <h1 className="mt-6 text-h1 min-[24rem]:text-hero">
            <Editable of={{ kind: 'training', training, field: 'title' }}>{title}</Editable>
          </h1>
          <p className="mt-5 max-w-[36ch] text-(--on-accent-soft) text-lead">
            <Editable of={{ kind: 'training', training, field: 'subtitle' }}>{subtitle}</Editable>
          </p>
          <dl className="mt-8 flex flex-wrap gap-x-9 gap-y-4">
            {isComing ? (
              <>
                <Fact name="Termin">
                  <Editable of={{ kind: 'training', training, field: 'date' }}>
                    {unbrokenDate(date)}
                  </Editable>
                </Fact>
                <Fact name="Zeit">
                  <Editable of={{ kind: 'training', training, field: 'time' }}>
                    {unbroken(time)}
                  </Editable>
                </Fact>
              </>
            ) : (
              <Fact name="Termin">{NO_COMING_DATE}</Fact>
            )}
            <Fact name="Dauer">{unbroken(durationText(training.dates))}</Fact>
            {isComing && startsAt !== null && (
              <div className="-mt-3 basis-full has-[[hidden]]:hidden">
                <dt className="sr-only">Zeit bei euch</dt>
                <dd>
                  <OwnTime addressed="ihr" session={training} />
                </dd>
              </div>
            )}
            {nextFreeDate(training) && <SeatPriceFact />}
          </dl>
          <FurtherDates training={training} hasLinks className="mt-6 text-(--on-accent-soft)" />
          <p className="mt-9 flex flex-wrap gap-3">
            <RegisterLink training={training} variant="inverse" />
            {nextFreeDate(training) ? (
              <WaitingLink training={training} variant="outline" />
            ) : (
              <ButtonAnchor href={`/trainings#${ANCHORS.trainings}`} variant="outline">
                Andere Trainings ansehen
              </ButtonAnchor>
            )}
            {isComing && training.bookable && startsAt !== null && (
              <CalendarLink trainingId={id} dateId={dateId} variant="outline" />
            )}
          </p>
        </div>
        <div className="relative lg:col-span-6">
          <PictureOfUrl
            src={heroImage}
            alt=""
            sizes="(min-width: 80rem) 610px, (min-width: 64rem) 48vw, 100vw"
            className="aspect-4/3 w-full rounded-picture object-cover shadow-picture"
            priority
          />
          <EditMeeting of={training} className="top-4 right-4" />
          <ChangePicture of={training} className="right-4 bottom-4" />
        </div>
      </div>
    </header>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-(--on-accent-soft) text-small">{name}</dt>{' '}
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
