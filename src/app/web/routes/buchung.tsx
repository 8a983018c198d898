import { createFileRoute } from '@tanstack/react-router'
import { LostLinkScreen } from '#shop/booking-link/web/lost-link-screen.tsx'
import { BookingHeader } from '#site/frame/web/booking-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { FIRM } from '#site/pages/web/firm.ts'

export const Route = createFileRoute('/buchung')({
  head: () => ({
    meta: [{ title: `Link verloren? | ${FIRM.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: LostLinkPage,
})

function LostLinkPage() {
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter />}>
      <LostLinkScreen />
    </PageFrame>
  )
}
