import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import NewAddress from '#shop/booking-link/web/new-address.island.tsx'
import { ShopPage, unlistedHead } from '../shop-page.tsx'

/** Confirms a new contact address. It reads nothing: what the link confirms is checked when it is confirmed. */
export const page = definePage({
  path: '/buchung/:reference/adresse/:token',
  area: 'shop',
  cache: 'nobody',
  load: async () => ({}),
  head: () => unlistedHead('Neue Adresse bestätigen'),
  Page: ({ visit: { params } }) => (
    <ShopPage>
      <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
        <FormLoadNotices what="Das Bestätigen" />
        <Island of={NewAddress} when="idle" props={params} />
      </div>
    </ShopPage>
  ),
})
