import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import { type Language, PAGES, type ServiceKey } from '#site/pages/web/page-table.ts'
import type { ServiceTexts } from '../domain/service-texts.ts'
import { SERVICE_GROUNDS } from './service-grounds.ts'

interface ServiceHeroProps {
  texts: ServiceTexts
  pageKey: ServiceKey
  language: Language
  contact: string
}

/** The first paragraph, which introduces the service, is shown with the title. */
export function ServiceHero({ texts, pageKey, language, contact }: ServiceHeroProps) {
  return (
    <header className={classes('overflow-clip', SERVICE_GROUNDS[pageKey])}>
      <div className="wrap grid grid-cols-1 items-center gap-x-5 gap-y-10 py-10 sm:py-14 lg:min-h-155 lg:grid-cols-12 lg:py-18">
        <div className="min-w-0 lg:col-span-6 lg:pr-8">
          <p className="font-semibold text-lead text-orange-text">{texts.topic}</p>
          <h1 className="mt-3 text-h1 min-[24rem]:text-hero">{texts.title}</h1>
          <p className="mt-6 max-w-[46ch] text-lead text-secondary">{texts.mainText[0]}</p>
          <ButtonAnchor href={PAGES.kontakt[language]} className="mt-8">
            {contact}
          </ButtonAnchor>
        </div>
        <div className="drop-shadow-fold lg:col-span-6">
          <div className="folded">
            <TextPicture
              of={texts.picture}
              sizes="(min-width: 80rem) 640px, (min-width: 64rem) 48vw, calc(100vw - 2.5rem)"
              className="aspect-6/5 w-full object-cover"
              priority
            />
          </div>
        </div>
      </div>
    </header>
  )
}
