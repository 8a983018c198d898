import type { ReactNode } from 'react'
import type { PageHead } from '#platform/rendering/web/page-head.ts'
import { BookingHeader } from '#site/frame/web/booking-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import type { FooterGround } from '#site/frame/web/site-footer.tsx'
import { firm } from '#site/pages/web/firm.ts'

/** Header and footer of the pages on which somebody books, waits or changes a booking. */
export function ShopPage({ ground, children }: { ground?: FooterGround; children: ReactNode }) {
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter ground={ground} />}>
      {children}
    </PageFrame>
  )
}

/** The head of a page that search engines do not list. */
export function unlistedHead(title: string): PageHead {
  return { meta: [{ title: `${title} | ${firm().name}` }, { name: 'robots', content: 'noindex' }] }
}
