import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FIRM } from '../../content/firm.ts'
import { classes } from '../../ui/classes.ts'
import { Logo } from '../../ui/logo.tsx'
import { PaperHills } from './paper-hills.tsx'

const { address, phone, email, social, sisterSite, legal } = FIRM

interface SiteFooterProps {
  /** The ground of the section above, on which the footer's paper hills stand. */
  ground?: keyof typeof GROUNDS | undefined
}

const GROUNDS = { page: 'bg-page', section: 'bg-section', accent: 'bg-(--accent)' } as const

/** The end of every page of the shop, and where "Kontakt" leads. */
export function SiteFooter({ ground = 'page' }: SiteFooterProps) {
  return (
    <footer id="contact" tabIndex={-1} className={classes('outline-none', GROUNDS[ground])}>
      <PaperHills />
      <div className="on-dark bg-brand pt-10 pb-8 text-white lg:pt-14">
        <div className="wrap">
          <div className="grid grid-cols-1 gap-x-5 gap-y-12 lg:grid-cols-12">
            <div className="lg:col-span-7">
              <h2 className="text-h1">Noch Fragen?</h2>
              <p className="mt-4 max-w-[44ch] text-brand-tint text-lead">
                Schreib uns oder ruf an. Wir helfen dir, das passende Training zu finden.
              </p>
              <ul className="mt-7 flex flex-col items-start gap-2 font-display text-h4 hyphens-none sm:text-h3">
                <li>
                  <FooterLink href={`mailto:${email}`}>{email}</FooterLink>
                </li>
                <li>
                  <FooterLink href={`tel:${phone.number}`}>{phone.display}</FooterLink>
                </li>
              </ul>
            </div>
            <div className="grid grid-cols-1 content-start gap-x-5 gap-y-8 sm:grid-cols-2 lg:col-span-5">
              <FooterColumn title="Adresse">
                <address className="not-italic hyphens-none">
                  {FIRM.legalName}
                  <br />
                  {address.street}
                  <br />
                  {address.postalCode} {address.city}
                  <br />
                  {address.country.de}
                </address>
                <p className="mt-3">{FIRM.location.de}</p>
              </FooterColumn>
              <FooterColumn title="Mehr von uns">
                <ul className="flex flex-col items-start">
                  <li>
                    <FooterLink href={social.linkedin} newTab>
                      LinkedIn
                    </FooterLink>
                  </li>
                  <li>
                    <FooterLink href={social.instagram} newTab>
                      Instagram
                    </FooterLink>
                  </li>
                  <li>
                    <FooterLink href={sisterSite.url}>Auch in {sisterSite.city.de}</FooterLink>
                  </li>
                </ul>
              </FooterColumn>
            </div>
          </div>
          <div className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-white/20 border-t pt-6 text-brand-tint text-small">
            <Logo label={FIRM.name} ground="dark" className="h-8 w-auto text-white" />
            <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
              <p>USt-IdNr. {legal.taxId}</p>
              <nav aria-label="Weitere Seiten">
                <ul className="flex flex-wrap gap-x-8 gap-y-2">
                  <li>
                    <Link to="/trainings" className="link-quiet py-2">
                      Trainings
                    </Link>
                  </li>
                  <li>
                    <Link to="/admin/login" className="link-quiet py-2">
                      Admin
                    </Link>
                  </li>
                </ul>
              </nav>
            </div>
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-h4">{title}</h3>
      {children}
    </div>
  )
}

interface FooterLinkProps {
  href: string
  newTab?: boolean
  children: ReactNode
}

function FooterLink({ href, newTab = false, children }: FooterLinkProps) {
  return (
    <a
      href={href}
      className="link-quiet inline-block py-1"
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
      {newTab && <span className="sr-only"> (öffnet in einem neuen Tab)</span>}
    </a>
  )
}
