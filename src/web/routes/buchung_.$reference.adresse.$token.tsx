import { createFileRoute } from '@tanstack/react-router'
import { FIRM } from '../content/firm.ts'
import { NewAddressScreen } from '../features/new-address/new-address-screen.tsx'
import { BookingHeader } from '../features/site/booking-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { ShopFooter } from '../features/site/shop-footer.tsx'

/** Reads nothing: what the link confirms is checked when it is confirmed. */
export const Route = createFileRoute('/buchung_/$reference/adresse/$token')({
  head: () => ({
    meta: [
      { title: `Neue Adresse bestätigen | ${FIRM.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: NewAddressPage,
})

function NewAddressPage() {
  const { reference, token } = Route.useParams()
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter />}>
      <NewAddressScreen reference={reference} token={token} />
    </PageFrame>
  )
}
