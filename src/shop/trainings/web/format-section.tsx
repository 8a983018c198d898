import type { ReactElement, ReactNode } from 'react'
import { ClockIcon, PeopleIcon, ScreenIcon } from '#platform/design/web/icons.tsx'
import { Section } from '#platform/design/web/section.tsx'
import type { OverviewText } from '#platform/editing/web/content-text.ts'
import { Picture } from '#platform/pictures/web/picture.tsx'
import { durationText } from '#shop/seats/domain/session-facts.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import type { Training } from '../domain/training.ts'
import { EditableContent } from './editing/editable.tsx'

export function FormatSection({
  text,
  trainings,
}: {
  text: OverviewText
  trainings: readonly Training[]
}) {
  return (
    <Section id={ANCHORS.format} aria-labelledby="format-heading">
      <div className="grid grid-cols-1 items-center gap-x-5 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Picture
            name="format-studio"
            alt="Ein kleines Studio aus Papier: Schreibtisch mit Bildschirm, Ringlicht und Kamera am Fenster."
            sizes="(min-width: 80rem) 720px, (min-width: 64rem) 56vw, 100vw"
            className="aspect-4/3 w-full rounded-picture object-cover"
          />
        </div>
        <div className="lg:col-span-5 lg:pl-10">
          <h2 id="format-heading" className="text-h2">
            <EditableContent text={text('format.title')} />
          </h2>
          <dl className="mt-8 divide-y divide-sand border-sand border-y">
            <Fact icon={<ScreenIcon />} name="Format">
              <EditableContent text={text('format.format')} />
            </Fact>
            <Fact icon={<PeopleIcon />} name="Teilnahme">
              max. 20 pro Session
            </Fact>
            <Fact icon={<ClockIcon />} name="Dauer">
              {durationText(trainings.flatMap(({ dates }) => dates))}
            </Fact>
          </dl>
        </div>
      </div>
    </Section>
  )
}

function Fact({ icon, name, children }: { icon: ReactElement; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 py-5">
      <dt className="contents">
        <span className="row-span-2 grid size-12 place-items-center rounded-pill bg-brand text-lead text-white">
          {icon}
        </span>
        <span className="text-muted text-small">{name}</span>
      </dt>{' '}
      <dd className="font-display font-heading text-h4">{children}</dd>
    </div>
  )
}
