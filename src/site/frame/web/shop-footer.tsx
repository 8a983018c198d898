import { ANCHORS } from '#site/pages/web/anchors.ts'
import { LOST_LINK_ADDRESS } from '#site/pages/web/booking-link-address.ts'
import { firm } from '#site/pages/web/firm.ts'
import { type FooterGround, SiteFooter } from './site-footer.tsx'
import { useShopTexts, useSiteTexts } from './site-texts-for.ts'

/** The footer of every page of the shop, and the target of the link "Kontakt". */
export function ShopFooter({ ground }: { ground?: FooterGround | undefined }) {
  const { email, phone } = firm()
  const text = useShopTexts()
  return (
    <SiteFooter language="de" texts={useSiteTexts()} ground={ground} id={ANCHORS.contact}>
      <h2 className="text-h1">{text('footer.heading').content}</h2>
      <p className="mt-4 max-w-[44ch] text-brand-tint text-lead">{text('footer.text').content}</p>
      <ul className="mt-6 flex flex-col items-start gap-1 font-display text-h4 hyphens-none sm:text-h3">
        <li>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </li>
        <li>
          <a href={`tel:${phone.number}`} className={LINK}>
            {phone.display}
          </a>
        </li>
      </ul>
      <p className="mt-6">
        Schon gebucht?{' '}
        <a
          href={LOST_LINK_ADDRESS}
          className="font-semibold underline underline-offset-3 hover:decoration-2"
        >
          Link zur Buchung verloren?
        </a>
      </p>
    </SiteFooter>
  )
}

const LINK = 'link-quiet inline-flex min-h-11 items-center'
