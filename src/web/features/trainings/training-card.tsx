import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { Training } from '#domain/training/training.ts'
import { unbroken, unbrokenDate } from '../../lib/unbroken.ts'
import { Card } from '../../ui/card.tsx'
import { ArrowRightIcon, CalendarIcon, ClockIcon } from '../../ui/icons.tsx'
import { PictureOfUrl } from '../../ui/picture.tsx'
import { SeatsBadge } from './seats-badge.tsx'
import { trainingColors } from './training-colors.ts'

/** The whole card is a link to the training. */
export function TrainingCard({ training }: { training: Training }) {
  const { id, title, description, date, time, heroImage, colorScheme } = training
  return (
    <Card
      as="li"
      padding="none"
      className="transition-[translate,box-shadow] hover:-translate-y-1 hover:shadow-lifted"
    >
      <Link
        to="/trainings/$id"
        params={{ id }}
        style={trainingColors(colorScheme)}
        className="group flex h-full flex-col rounded-card"
      >
        <div className="relative overflow-clip rounded-t-card bg-(--accent)">
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
            <When icon={<CalendarIcon className="mt-0.5" />} name="Termin:">
              {unbrokenDate(date)}
            </When>
            <When icon={<ClockIcon className="mt-0.5" />} name="Zeit:">
              {unbroken(time)}
            </When>
          </dl>
          <p className="mt-5 flex items-center gap-2 font-semibold text-(--accent)">
            Mehr erfahren
            <ArrowRightIcon className="transition-[translate] group-hover:translate-x-1" />
          </p>
        </div>
      </Link>
    </Card>
  )
}

function When({ icon, name, children }: { icon: ReactElement; name: string; children: string }) {
  return (
    <div className="flex gap-2.5">
      <dt className="text-(--accent)">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{children}</dd>
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
