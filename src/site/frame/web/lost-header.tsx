import { ButtonAnchor } from '#platform/design/web/button.tsx'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { PageLink } from './page-link.tsx'
import { SiteHeader } from './site-header.tsx'
import { HomeLogo } from './site-links.tsx'

/** The header of URLs without a page. They have no page in the other language. */
export function LostHeader({ language, texts: { nav } }: { language: Language; texts: SiteTexts }) {
  return (
    <SiteHeader
      logo={<HomeLogo language={language} label={nav.home} />}
      navigation={
        <nav aria-label={nav.label} className="hidden sm:block">
          <PageLink
            href="/trainings"
            className="link-quiet inline-flex min-h-11 items-center font-medium text-small"
          >
            {nav.trainings}
          </PageLink>
        </nav>
      }
      actions={
        <ButtonAnchor href={PAGES.kontakt[language]} size="small">
          {nav.contact}
        </ButtonAnchor>
      }
    />
  )
}
