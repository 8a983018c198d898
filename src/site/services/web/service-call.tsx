import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import type { ServicesTexts } from '../domain/services-texts.ts'

interface ServiceCallProps {
  texts: ServicesTexts['cta']
  language: Language
}

export function ServiceCall({ texts, language }: ServiceCallProps) {
  return (
    <section aria-labelledby="call-title" className="bg-section pb-16 lg:pb-26">
      <div className="wrap">
        <div className="on-dark flex flex-wrap items-center justify-between gap-x-10 gap-y-7 rounded-picture bg-brand px-6 py-9 text-white sm:px-10 lg:p-14">
          <div className="max-w-[52ch]">
            <h2 id="call-title" className="text-h2">
              {texts.title}
            </h2>
            <p className="mt-3 text-brand-tint text-lead">{texts.text}</p>
          </div>
          <ButtonAnchor href={PAGES.kontakt[language]} variant="inverse">
            {texts.contact}
          </ButtonAnchor>
        </div>
      </div>
    </section>
  )
}
