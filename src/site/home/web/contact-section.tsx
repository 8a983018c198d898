import type { ReactNode } from 'react'
import { Section } from '#platform/design/web/section.tsx'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { firm } from '#site/pages/web/firm.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { HomeTexts } from '../domain/home-texts.ts'

interface ContactSectionProps {
  texts: HomeTexts['contact']
  labels: SiteTexts['labels']
  language: Language
}

export function ContactSection({ texts, labels, language }: ContactSectionProps) {
  const { address, email, legalName, location, phone } = firm()
  return (
    <Section id={ANCHORS.contact} aria-labelledby="contact-title">
      <div className="grid grid-cols-1 gap-x-5 gap-y-7 lg:grid-cols-12">
        <div className="lg:col-span-7 lg:pr-10">
          <h2 id="contact-title" className="text-h1">
            {texts.title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-balance text-lead max-sm:text-base sm:mt-5 text-secondary">
            {texts.description}
          </p>
          <dl className="mt-5 flex flex-col gap-3 sm:mt-8 sm:gap-5">
            <Way name={labels.email} href={`mailto:${email}`}>
              {email}
            </Way>
            <Way name={labels.phone} href={`tel:${phone.number}`}>
              {phone.display}
            </Way>
          </dl>
        </div>
        <dl className="flex flex-col justify-between gap-4 rounded-card bg-brand-tint p-5 sm:p-9 lg:col-span-5">
          <div>
            <dt className="text-secondary text-small">{labels.address}</dt>
            <dd className="mt-1 hyphens-none">
              <strong className="font-display font-heading text-h4">{legalName}</strong>
              <address className="mt-1 text-lead not-italic">
                {address.street}
                <br />
                {address.postalCode} {address.city}
                <br />
                {address.country[language]}
              </address>
            </dd>
          </div>
          <div className="border-ink/15 border-t pt-4 sm:pt-6">
            <dt className="text-secondary text-small">{labels.location}</dt>
            <dd className="mt-1 text-lead">{location[language]}</dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}

interface WayProps {
  name: string
  href: string
  children: ReactNode
}

/** A contact link in the size of a headline. */
function Way({ name, href, children }: WayProps) {
  return (
    <div>
      <dt className="text-muted text-small">{name}</dt>
      <dd>
        <a
          href={href}
          className="inline-block max-w-full py-1 font-display font-heading text-lead underline decoration-2 decoration-early underline-offset-8 hyphens-none transition-[text-decoration-color] hover:decoration-ink min-[24rem]:text-h3 sm:text-h2"
        >
          {children}
        </a>
      </dd>
    </div>
  )
}
