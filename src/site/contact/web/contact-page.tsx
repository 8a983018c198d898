import type { CSSProperties, ReactNode } from 'react'
import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import type { ScreenProps } from '#platform/rendering/web/screen-props.ts'
import { firm } from '#site/pages/web/firm.ts'
import type { ContactTexts } from '../domain/contact-texts.ts'
import LocationMap from './location-map.island.tsx'

/** The contact page: contact data and a map. */
export function Screen({ texts, site: { labels }, language }: ScreenProps<ContactTexts>) {
  const { address, email, legalName, location, map, openingHours, phone } = firm()
  const { embedUrl, linkUrl } = map
  return (
    <>
      <ContactHero texts={texts} />
      <section aria-label={labels.address} className="section-space">
        <div className="wrap grid grid-cols-1 gap-x-5 gap-y-10 lg:grid-cols-12">
          <p className="max-w-[52ch] text-lead text-secondary lg:col-span-6 lg:pt-4 lg:pr-8">
            {texts.intro}
          </p>
          <dl className="grid grid-cols-1 content-start gap-x-5 gap-y-7 sm:grid-cols-2 lg:col-span-6 lg:grid-cols-1 xl:grid-cols-2">
            <Fact name={labels.phone}>
              <FactLink href={`tel:${phone.number}`}>{phone.display}</FactLink>
            </Fact>
            <Fact name={labels.email}>
              <FactLink href={`mailto:${email}`}>{email}</FactLink>
            </Fact>
            <Fact name={labels.address}>
              <strong className="font-semibold">{legalName}</strong>
              <address className="not-italic hyphens-none">
                {address.street}
                <br />
                {address.postalCode} {address.city}
                <br />
                {address.country[language]}
              </address>
            </Fact>
            <Fact name={labels.location}>{location[language]}</Fact>
            {openingHours.length > 0 && (
              <Fact name={labels.openingHours}>
                {openingHours.map((hours) => (
                  <span key={hours.de} className="block">
                    {hours[language]}
                  </span>
                ))}
              </Fact>
            )}
          </dl>
          <div className="lg:col-span-12 lg:mt-8">
            <Island
              of={LocationMap}
              when="visible"
              props={{ texts: texts.map, map: { embedUrl, linkUrl } }}
            />
          </div>
        </div>
      </section>
    </>
  )
}

/** Above a picture of the firm's own, and behind the text on it, is the page's colour. */
const OWN_SKY = { '--color-noon': 'var(--color-page)' } as CSSProperties

/**
 * The picture of the atelier with the title. On wide windows the title is placed over the sky of the picture; on narrow
 * ones above the picture, on a background of the sky's colour.
 */
function ContactHero({ texts }: { texts: ContactTexts }) {
  return (
    <div
      style={texts.picture.image === 'contact-hero' ? undefined : OWN_SKY}
      className="relative isolate overflow-clip bg-noon lg:h-[clamp(36rem,50vw,54rem)]"
    >
      <div className="wrap relative z-10 grid grid-cols-1 gap-x-5 pt-24 sm:pt-28 lg:grid-cols-12 lg:pt-[clamp(5.5rem,7vw,8.5rem)]">
        <h1 className="max-w-[16ch] text-h1 lg:col-span-6 lg:col-start-7 lg:max-w-none lg:text-h2 xl:text-h1">
          {texts.title}
        </h1>
      </div>
      <div className="noon-veil mt-4 lg:absolute lg:inset-0 lg:-z-10 lg:mt-0">
        <TextPicture
          of={texts.picture}
          sizes="(min-width: 64rem) 100vw, 160vw"
          className="sky-fade block aspect-square w-full object-cover object-[58%_50%] sm:aspect-16/10 lg:aspect-auto lg:h-full lg:object-[50%_12%]"
          priority
        />
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-sand border-t-2 pt-4">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

function FactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-display font-heading text-h4 underline decoration-2 decoration-early underline-offset-6 hyphens-none transition-[text-decoration-color] hover:decoration-ink"
    >
      {children}
    </a>
  )
}
