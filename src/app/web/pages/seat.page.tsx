import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import { nullIfNotFound } from '#platform/rendering/web/not-found.ts'
import Seat from '#shop/booking-link/web/seat.island.tsx'
import { UnopenedLink } from '#shop/booking-link/web/unopened-link.tsx'
import { ShopPage, unlistedHead } from '../shop-page.tsx'

/** A seat, for its attendee. */
export const page = definePage({
  path: '/platz/:id/:token',
  area: 'shop',
  cache: 'nobody',
  async load({ params, read }) {
    const rendered = await nullIfNotFound(read('/api/seats/{id}/{token}', { path: params }))
    return rendered && { rendered }
  },
  head: () => unlistedHead('Dein Platz'),
  Page: ({ data, visit: { params } }) => (
    <ShopPage>
      <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
        <FormLoadNotices what="Das Absagen" />
        <Island of={Seat} when="idle" props={{ ...params, ...data }} />
      </div>
    </ShopPage>
  ),
  missing: {
    head: () => unlistedHead('Dein Platz'),
    Page: () => (
      <ShopPage>
        <UnopenedLink of="seat" />
      </ShopPage>
    ),
  },
})
