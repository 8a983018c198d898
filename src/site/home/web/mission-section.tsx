import { classes } from '#platform/design/web/classes.ts'
import { ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { Section } from '#platform/design/web/section.tsx'
import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { type Language, PAGES, type ServiceKey } from '#site/pages/web/page-table.ts'
import { SERVICE_GROUNDS } from '#site/services/web/service-grounds.ts'
import type { HomeTexts } from '../domain/home-texts.ts'

/** In the order of their cards. */
const SERVICES = Object.keys(SERVICE_GROUNDS) as ServiceKey[]

interface MissionSectionProps {
  texts: HomeTexts['mission']
  language: Language
}

export function MissionSection({ texts, language }: MissionSectionProps) {
  return (
    <Section id={ANCHORS.services} aria-labelledby="mission-title">
      <div className="grid grid-cols-1 items-end gap-x-5 gap-y-4 lg:grid-cols-12">
        <h2 id="mission-title" className="text-h1 lg:col-span-7">
          {texts.header}
        </h2>
        <p className="max-w-[46ch] text-lead text-secondary max-sm:text-base lg:col-span-5">
          {texts.description}
        </p>
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-3 sm:mt-8 sm:grid-cols-2 sm:gap-5 lg:mt-14 xl:grid-cols-4">
        {SERVICES.map((service) => (
          <ServiceCard
            key={service}
            service={service}
            texts={texts.cards[service]}
            language={language}
          />
        ))}
      </ul>
    </Section>
  )
}

interface ServiceCardProps {
  service: ServiceKey
  texts: HomeTexts['mission']['cards'][ServiceKey]
  language: Language
}

/**
 * The whole card is a link to the service's page. Side by side, the clipped lower edges of the pictures form the zigzag
 * of the logo. On phones the picture is beside the text, so that four cards stay short.
 */
function ServiceCard({ service, texts, language }: ServiceCardProps) {
  return (
    <li
      className={classes(
        'group min-w-0 rounded-card transition-[translate,box-shadow] hover:-translate-y-1 hover:shadow-lifted',
        SERVICE_GROUNDS[service],
      )}
    >
      <a
        href={PAGES[service][language]}
        className="grid h-full grid-cols-[min(6.5rem,26vw)_minmax(0,1fr)] rounded-card sm:flex sm:flex-col"
      >
        <div className="sm:group-odd:fold-down sm:group-even:fold-up overflow-clip rounded-l-card sm:rounded-t-card sm:rounded-bl-none">
          <TextPicture
            of={texts.picture}
            sizes="(min-width: 80rem) 330px, (min-width: 40rem) 50vw, 120px"
            className="size-full object-cover sm:aspect-6/5"
          />
        </div>
        <div className="flex grow flex-col p-4 max-sm:py-3 sm:px-6 sm:pt-4 sm:pb-6 lg:px-7 lg:pb-7">
          <h3 className="text-h4">{texts.title}</h3>
          <p className="mt-1 grow text-secondary text-small sm:mt-2">{texts.description}</p>
          <p className="mt-5 flex items-center gap-2 font-semibold text-brand max-sm:hidden">
            <span className="min-w-0">{texts.link}</span>
            <ArrowRightIcon className="transition-[translate] group-hover:translate-x-1" />
          </p>
        </div>
      </a>
    </li>
  )
}
