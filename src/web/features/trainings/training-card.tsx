import { Link } from '@tanstack/react-router'
import type { Training } from '#domain/training/training.ts'
import { unbroken, unbrokenDate } from '../../lib/unbroken.ts'
import { Card } from '../../ui/card.tsx'
import { ArrowRightIcon, CalendarIcon, ClockIcon } from '../../ui/icons.tsx'
import { PictureOfUrl } from '../../ui/picture.tsx'
import { SeatsBadge } from './seats-badge.tsx'
import { trainingColors } from './training-colors.ts'

/** The whole card leads to the training: the link's own box is stretched over it. */
export function TrainingCard({ training }: { training: Training }) {
  const { id, title, description, date, time, heroImage, colorScheme } = training
  return (
    <Card
      as="li"
      padding="none"
      style={trainingColors(colorScheme)}
      className="group hover:-translate-y-1 relative flex flex-col overflow-clip transition-[translate,box-shadow] focus-within:outline-ink hover:shadow-lifted has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
    >
      <div className="relative bg-(--accent)">
        <PictureOfUrl
          src={heroImage}
          alt=""
          sizes="(min-width: 80rem) 300px, (min-width: 40rem) 50vw, 100vw"
          className="aspect-4/3 w-full object-cover"
        />
        <SeatsBadge training={training} className="absolute top-4 left-4" />
      </div>
      <div className="flex grow flex-col p-6">
        <h3 className="text-h4">{title}</h3>
        <p className="mt-2 line-clamp-3 text-secondary text-small">{description}</p>
        <dl className="mt-5 flex grow flex-col justify-end gap-1.5 font-semibold text-small">
          <div className="flex gap-2.5">
            <dt className="text-(--accent)">
              <CalendarIcon className="mt-0.5" />
              <span className="sr-only">Termin:</span>
            </dt>
            <dd>{unbrokenDate(date)}</dd>
          </div>
          <div className="flex gap-2.5">
            <dt className="text-(--accent)">
              <ClockIcon className="mt-0.5" />
              <span className="sr-only">Zeit:</span>
            </dt>
            <dd>{unbroken(time)}</dd>
          </div>
        </dl>
        <Link
          to="/trainings/$id"
          params={{ id }}
          className="mt-5 inline-flex items-center gap-2 self-start font-semibold text-(--accent) outline-none after:absolute after:inset-0 focus-visible:shadow-none"
        >
          Mehr erfahren
          <span className="sr-only"> über {title}</span>
          <ArrowRightIcon className="transition-[translate] group-hover:translate-x-1" />
        </Link>
      </div>
    </Card>
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
