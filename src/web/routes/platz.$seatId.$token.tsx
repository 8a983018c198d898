import { createFileRoute } from '@tanstack/react-router'
import { FIRM } from '../content/firm.ts'
import { UnopenedLink } from '../features/lost-link/unopened-link.tsx'
import { SeatScreen } from '../features/seat-page/seat-screen.tsx'
import { BookingHeader } from '../features/site/booking-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { ShopFooter } from '../features/site/shop-footer.tsx'
import { seatOrNotFound } from '../lib/pages/linked-data.ts'

export const Route = createFileRoute('/platz/$seatId/$token')({
  loader: ({ context: { queryClient }, params }) =>
    seatOrNotFound(queryClient, params).then(() => undefined),
  head: () => ({
    meta: [{ title: `Dein Platz | ${FIRM.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: SeatPage,
  notFoundComponent: UnopenedLinkPage,
})

function SeatPage() {
  const { seatId, token } = Route.useParams()
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter />}>
      <SeatScreen id={seatId} token={token} />
    </PageFrame>
  )
}

function UnopenedLinkPage() {
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter />}>
      <UnopenedLink of="seat" />
    </PageFrame>
  )
}
