import { createFileRoute } from '@tanstack/react-router'
import { NewAddressScreen } from '#shop/booking-link/web/new-address-screen.tsx'
import { BookingHeader } from '#site/frame/web/booking-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { FIRM } from '#site/pages/web/firm.ts'

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
