import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { Logo } from '#platform/design/web/logo.tsx'
import { germanOnly } from '#platform/rendering/web/german-only.ts'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { ANCHORS, type Anchor } from '#site/pages/web/anchors.ts'
import { firm } from '#site/pages/web/firm.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { FirmAddress } from './firm-address.tsx'
import { PageLink } from './page-link.tsx'
import { PaperHills } from './paper-hills.tsx'

const LINKED = ['impressum', 'datenschutz', 'teilnahmebedingungen', 'barrierefreiheit'] as const

const GROUNDS = {
  page: 'bg-page',
  section: 'bg-section',
  white: 'bg-white',
  accent: 'bg-(--accent)',
} as const

export type FooterGround = keyof typeof GROUNDS

interface SiteFooterProps {
  language: Language
  texts: SiteTexts
  /** Background of the section above, behind the footer's paper hills. */
  ground?: FooterGround | undefined
  /** Id for links that lead to the footer. */
  id?: Anchor | undefined
  /** Content before the firm's facts that contains phone and e-mail. Without it, the facts include them. */
  children?: ReactNode
}

/** The footer of every public page: the firm's facts and links to other pages. */
export function SiteFooter({ language, texts, ground = 'page', id, children }: SiteFooterProps) {
  const { footer, labels, nav } = texts
  const { phone, email, social, sisterSite, legal } = firm()
  return (
    <footer
      id={id}
      tabIndex={id ? -1 : undefined}
      className={classes('outline-none', GROUNDS[ground])}
    >
      <div className="print:hidden">
        <PaperHills />
      </div>
      <div className="on-dark bg-brand pt-10 pb-8 text-white lg:pt-14">
        <div className="wrap">
          <div className="grid grid-cols-1 gap-x-5 gap-y-7 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-12">
            {children && (
              <div className="mb-5 sm:col-span-2 lg:col-span-6 lg:mb-0 print:col-span-full">
                {children}
              </div>
            )}
            <div
              className={
                children
                  ? 'lg:col-span-3 lg:col-start-10 lg:row-start-1'
                  : 'sm:col-span-2 lg:col-span-6'
              }
            >
              <PageLink
                href={PAGES.home[language]}
                aria-label={nav.home}
                className="-m-1 inline-block rounded-input p-1 print:hidden"
              >
                <Logo ground="dark" className="h-10 w-auto text-white" />
              </PageLink>
              {(social.linkedin || social.instagram || sisterSite) && (
                <ul className="mt-4 flex flex-wrap gap-x-7">
                  {social.linkedin && (
                    <li>
                      <FooterAnchor href={social.linkedin} newTab={footer.opensInNewTab}>
                        {footer.linkedin}
                      </FooterAnchor>
                    </li>
                  )}
                  {social.instagram && (
                    <li>
                      <FooterAnchor href={social.instagram} newTab={footer.opensInNewTab}>
                        {footer.instagram}
                      </FooterAnchor>
                    </li>
                  )}
                  {sisterSite && (
                    <li>
                      <FooterAnchor href={sisterSite.url}>
                        {footer.alsoIn} {sisterSite.city[language]}
                      </FooterAnchor>
                    </li>
                  )}
                </ul>
              )}
            </div>
            <FooterColumn
              title={labels.address}
              className={children ? 'lg:col-start-7 lg:row-start-1' : undefined}
            >
              <FirmAddress language={language} />
              {legal.taxId && (
                <p className="mt-3 text-brand-tint text-small">
                  {labels.taxId} {legal.taxId}
                </p>
              )}
            </FooterColumn>
            {!children && (
              <FooterColumn title={nav.contact}>
                <ul className="-my-2 flex flex-col items-start hyphens-none">
                  <li>
                    <FooterAnchor href={`tel:${phone.number}`}>{phone.display}</FooterAnchor>
                  </li>
                  <li>
                    <FooterAnchor href={`mailto:${email}`}>{email}</FooterAnchor>
                  </li>
                </ul>
              </FooterColumn>
            )}
          </div>
          <nav
            aria-label={footer.label}
            className="mt-10 border-white/20 border-t pt-5 text-brand-tint text-small lg:mt-14"
          >
            <ul className="flex flex-wrap items-center gap-x-7 lg:gap-x-9">
              <li>
                <PageLink href="/trainings" className={LINK} {...germanOnly(language)}>
                  {footer.trainings}
                </PageLink>
              </li>
              {LINKED.map((key) => (
                <li key={key} className="flex items-center gap-x-[0.3em]">
                  <PageLink href={PAGES[key][language]} className={LINK}>
                    {footer.pages[key]}
                  </PageLink>
                  {key === 'datenschutz' && (
                    <>
                      {footer.and}
                      <PageLink
                        href={`${PAGES.datenschutz[language]}#${ANCHORS.cookies}`}
                        className={LINK}
                      >
                        {footer.cookies}
                      </PageLink>
                    </>
                  )}
                </li>
              ))}
              <li className="lg:ml-auto">
                <PageLink href="/admin/login" className={LINK} {...germanOnly(language)}>
                  {footer.admin}
                </PageLink>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}

const LINK = 'link-quiet inline-flex min-h-11 items-center'

interface FooterColumnProps {
  title: string
  className?: string | undefined
  children: ReactNode
}

function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <div className={classes('lg:col-span-3', className)}>
      <h2 className="mb-2 text-h4">{title}</h2>
      {children}
    </div>
  )
}

interface FooterAnchorProps {
  href: string
  /** Hidden text of a link that opens a new tab. */
  newTab?: string
  children: ReactNode
}

function FooterAnchor({ href, newTab, children }: FooterAnchorProps) {
  return (
    <a
      href={href}
      className={LINK}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {newTab && <span className="sr-only"> {newTab}</span>}
    </a>
  )
}
