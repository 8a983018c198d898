import { germanOnly } from '#platform/rendering/web/german-only.ts'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { PageLink } from './page-link.tsx'
import { SiteHeader } from './site-header.tsx'
import { HomeLogo, type LinkTarget } from './site-links.tsx'

/** In both languages (specification, section 2: imprint and privacy policy). */
const TRAININGS = 'Trainings'

/** The white header of imprint, privacy policy, terms of participation and accessibility statement. */
export function LegalHeader({ place, texts: { nav } }: { place: LinkTarget; texts: SiteTexts }) {
  return (
    <SiteHeader
      look="white"
      logo={<HomeLogo language={place.language} label={nav.home} />}
      actions={
        <>
          <nav aria-label={nav.label}>
            <PageLink
              href="/trainings"
              className="link-quiet inline-flex min-h-11 items-center font-semibold text-small"
              {...germanOnly(place.language)}
            >
              {TRAININGS}
            </PageLink>
          </nav>
          <LanguageToggle {...place} text={nav.languageToggle} />
        </>
      }
    />
  )
}
