import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { type Language, PAGES, type ServiceKey } from '#site/pages/web/page-table.ts'
import type { ServiceNames, ServicesTexts } from '../domain/services-texts.ts'
import { neighbours } from './neighbours.ts'
import { SERVICE_GROUNDS } from './service-grounds.ts'

interface OtherServicesProps {
  texts: ServicesTexts['otherServices']
  language: Language
  pageKey: ServiceKey
}

/** Links to the previous and the next service. */
export function OtherServices({ texts, language, pageKey }: OtherServicesProps) {
  const { previous, next } = neighbours(pageKey)
  return (
    <nav aria-label={texts.label} className="bg-page pt-16 pb-10 lg:pt-26">
      <ul className="wrap grid grid-cols-1 gap-5 sm:grid-cols-2">
        <ServiceLink
          service={previous}
          language={language}
          direction={texts.previous}
          names={texts.names}
        >
          <ArrowLeftIcon className="transition-[translate] group-hover:-translate-x-1" />
        </ServiceLink>
        <ServiceLink
          service={next}
          language={language}
          direction={texts.next}
          names={texts.names}
          isNext
        >
          <ArrowRightIcon className="transition-[translate] group-hover:translate-x-1" />
        </ServiceLink>
      </ul>
    </nav>
  )
}

interface ServiceLinkProps {
  service: ServiceKey
  language: Language
  direction: string
  names: ServiceNames
  isNext?: boolean
  /** The arrow icon. */
  children: ReactNode
}

function ServiceLink({ service, language, direction, names, isNext, children }: ServiceLinkProps) {
  return (
    <li className="min-w-0">
      <a
        href={PAGES[service][language]}
        className={classes(
          'group flex h-full items-center gap-5 rounded-card p-6 transition-[translate,box-shadow] hover:-translate-y-1 hover:shadow-lifted sm:p-8',
          SERVICE_GROUNDS[service],
          isNext && 'flex-row-reverse text-right',
        )}
      >
        <span className="text-h4 text-brand">{children}</span>
        <span className="min-w-0 grow">
          <span className="block text-secondary text-small">{direction}</span>
          <span className="block font-display font-heading text-h4">{names[service]}</span>
        </span>
      </a>
    </li>
  )
}
