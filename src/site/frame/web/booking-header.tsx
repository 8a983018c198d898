import { classes } from '#platform/design/web/classes.ts'
import { Logo, LogoMark } from '#platform/design/web/logo.tsx'
import { firm } from '#site/pages/web/firm.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { PageLink } from './page-link.tsx'
import { LOGO, LOGO_LINK, SiteHeader } from './site-header.tsx'

/** The header of the registration: few links, so that nothing distracts from it. */
export function BookingHeader() {
  return (
    <SiteHeader
      logo={
        <PageLink href="/" aria-label={`${firm().name}, zur Startseite`} className={LOGO_LINK}>
          <Logo className={classes(LOGO, 'hidden min-[23rem]:block')} />
          <LogoMark className={classes(LOGO, 'min-[23rem]:hidden')} />
        </PageLink>
      }
      actions={
        <nav aria-label="Hauptnavigation">
          <ul className="flex gap-5 font-semibold text-small sm:gap-7">
            <li>
              <PageLink href="/trainings" className="link-quiet inline-block py-2">
                Trainings
              </PageLink>
            </li>
            <li>
              <PageLink href={PAGES.kontakt.de} className="link-quiet inline-block py-2">
                Kontakt
              </PageLink>
            </li>
          </ul>
        </nav>
      }
    />
  )
}
