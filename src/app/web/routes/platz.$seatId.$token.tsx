import { createFileRoute } from '@tanstack/react-router'
import { SeatScreen } from '#shop/booking-link/web/seat-screen.tsx'
import { UnopenedLink } from '#shop/booking-link/web/unopened-link.tsx'
import { BookingHeader } from '#site/frame/web/booking-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { FIRM } from '#site/pages/web/firm.ts'
import { seatOrNotFound } from '#site/search-engines/web/linked-data.ts'

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
