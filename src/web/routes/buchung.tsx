import { createFileRoute } from '@tanstack/react-router'
import { FIRM } from '../content/firm.ts'
import { LostLinkScreen } from '../features/lost-link/lost-link-screen.tsx'
import { BookingHeader } from '../features/site/booking-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { ShopFooter } from '../features/site/shop-footer.tsx'

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
