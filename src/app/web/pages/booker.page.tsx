import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import { nullIfNotFound } from '#platform/rendering/web/not-found.ts'
import Booker from '#shop/booking-link/web/booker.island.tsx'
import { UnopenedLink } from '#shop/booking-link/web/unopened-link.tsx'
import { ShopPage, unlistedHead } from '../shop-page.tsx'

/** A booking, for who has its link. */
export const page = definePage({
  path: '/buchung/:reference/:token',
  area: 'shop',
  cache: 'nobody',
  async load({ params, read }) {
    const [view, trainings] = await Promise.all([
      nullIfNotFound(read('/api/bookings/{reference}/{token}', { path: params })),
      read('/api/trainings'),
    ])
    return view && { view, trainings }
  },
  head: () => unlistedHead('Deine Buchung'),
  Page: ({ data, visit: { params } }) => (
    <ShopPage ground="section">
      <div className="pt-8 lg:pt-12">
        <div className="wrap">
          <FormLoadNotices what="Das Ändern deiner Buchung" />
        </div>
        <Island of={Booker} when="idle" props={{ ...params, ...data }} />
      </div>
    </ShopPage>
  ),
  missing: {
    head: () => unlistedHead('Deine Buchung'),
    Page: () => (
      <ShopPage>
        <UnopenedLink of="booking" />
      </ShopPage>
    ),
  },
})
