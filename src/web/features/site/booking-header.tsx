import { Link } from '@tanstack/react-router'
import { FIRM } from '../../content/firm.ts'
import { Logo } from '../../ui/logo.tsx'
import { LOGO, LOGO_LINK, SiteHeader } from './site-header.tsx'

/** The header of the registration: few ways out, and nothing that competes with it. */
export function BookingHeader() {
  return (
    <SiteHeader
      logo={
        <Link to="/" className={LOGO_LINK}>
          <Logo label={`${FIRM.name}, zur Startseite`} className={LOGO} />
        </Link>
      }
      actions={
        <nav aria-label="Hauptnavigation">
          <ul className="flex gap-5 font-semibold text-small sm:gap-7">
            <li>
              <Link to="/trainings" className="link-quiet inline-block py-2">
                Trainings
              </Link>
            </li>
            <li>
              <a href="/kontakt" className="link-quiet inline-block py-2">
                Kontakt
              </a>
            </li>
          </ul>
        </nav>
      }
    />
  )
}
