import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Section } from '#platform/design/web/section.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { firm } from '#site/pages/web/firm.ts'
import type { HomeTexts } from '../domain/home-texts.ts'
import RoomPictures from './room-pictures.island.tsx'

interface SpacesSectionProps {
  texts: HomeTexts['spaces']
  opensInNewTab: string
}

export function SpacesSection({ texts, opensInNewTab }: SpacesSectionProps) {
  const { roomBooking } = firm()
  return (
    <Section id={ANCHORS.spaces} ground="section" aria-labelledby="spaces-title">
      <div className="grid grid-cols-1 items-end gap-x-5 gap-y-6 sm:gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7 lg:pr-10">
          <h2 id="spaces-title" className="text-h1">
            {texts.title}
          </h2>
          <p className="mt-4 max-w-[50ch] text-lead max-sm:text-base sm:mt-5 text-secondary">
            {texts.description}
          </p>
          {roomBooking && (
            <ButtonAnchor
              href={roomBooking}
              target="_blank"
              rel="noopener"
              variant="secondary"
              className="mt-5 sm:mt-7"
            >
              {texts.button}
              <span className="sr-only"> {opensInNewTab}</span>
            </ButtonAnchor>
          )}
        </div>
        {texts.facts.length > 0 && (
          <dl className="flex flex-wrap min-[24rem]:grid min-[24rem]:grid-cols-2 sm:flex gap-x-8 gap-y-6 lg:gap-x-10 lg:col-span-5">
            {texts.facts.map(({ id, value, label }) => (
              <div key={id} className="flex flex-col-reverse justify-end">
                <dt className="mt-1 text-secondary max-sm:text-small">{label}</dt>
                <dd className="whitespace-nowrap font-display font-heading text-h1">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Island
        of={RoomPictures}
        when="visible"
        props={{ title: texts.title, rooms: texts.rooms, loading: texts.loading }}
      />
    </Section>
  )
}
