import { createFileRoute } from '@tanstack/react-router'
import { BookerScreen } from '#shop/booking-link/web/booker-screen.tsx'
import { UnopenedLink } from '#shop/booking-link/web/unopened-link.tsx'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import { BookingHeader } from '#site/frame/web/booking-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { FIRM } from '#site/pages/web/firm.ts'
import { bookingOrNotFound } from '#site/search-engines/web/linked-data.ts'

export const Route = createFileRoute('/buchung_/$reference/$token')({
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([
      bookingOrNotFound(queryClient, params),
      queryClient.ensureQueryData(trainingsQuery),
    ]).then(() => undefined),
  head: () => ({
    meta: [{ title: `Deine Buchung | ${FIRM.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: BookingPage,
  notFoundComponent: UnopenedLinkPage,
})

function BookingPage() {
  const { reference, token } = Route.useParams()
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter ground="section" />}>
      <BookerScreen reference={reference} token={token} />
    </PageFrame>
  )
}

function UnopenedLinkPage() {
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter />}>
      <UnopenedLink of="booking" />
    </PageFrame>
  )
}
