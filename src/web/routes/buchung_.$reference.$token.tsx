import { createFileRoute } from '@tanstack/react-router'
import { FIRM } from '../content/firm.ts'
import { BookingScreen } from '../features/booker-page/booking-screen.tsx'
import { UnopenedLink } from '../features/lost-link/unopened-link.tsx'
import { BookingHeader } from '../features/site/booking-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { ShopFooter } from '../features/site/shop-footer.tsx'
import { bookingOrNotFound } from '../lib/pages/linked-data.ts'
import { trainingsQuery } from '../lib/queries/queries.ts'

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
      <BookingScreen reference={reference} token={token} />
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
