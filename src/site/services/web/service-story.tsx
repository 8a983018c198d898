import { classes } from '#platform/design/web/classes.ts'
import { Section } from '#platform/design/web/section.tsx'
import type { ServiceKey } from '#site/pages/web/page-table.ts'
import type { ServiceTexts } from '../domain/service-texts.ts'
import { SERVICE_GROUNDS } from './service-grounds.ts'

interface ServiceStoryProps {
  texts: ServiceTexts
  themesTitle: string
  pageKey: ServiceKey
}

/** How the firm works, and next to it typical situations of clients. */
export function ServiceStory({ texts, themesTitle, pageKey }: ServiceStoryProps) {
  return (
    <Section>
      <div className="grid grid-cols-1 gap-x-5 gap-y-12 lg:grid-cols-12">
        <div className="flex max-w-[60ch] flex-col gap-6 text-lead lg:col-span-7">
          {texts.mainText.slice(1).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <aside
          aria-labelledby="themes-title"
          className={classes(
            'self-start rounded-card p-7 sm:p-9 lg:sticky lg:top-28 lg:col-span-4 lg:col-start-9',
            SERVICE_GROUNDS[pageKey],
          )}
        >
          <h2 id="themes-title" className="text-h3">
            {themesTitle}
          </h2>
          <p className="mt-4 text-secondary">{texts.typicalThemes}</p>
        </aside>
      </div>
    </Section>
  )
}
