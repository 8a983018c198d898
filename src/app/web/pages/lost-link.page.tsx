import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import LostLink from '#shop/booking-link/web/lost-link.island.tsx'
import { ShopPage, unlistedHead } from '../shop-page.tsx'

/** Sends lost links again. */
export const page = definePage({
  path: '/buchung',
  area: 'shop',
  cache: 'everybody',
  load: async () => ({}),
  head: () => unlistedHead('Link verloren?'),
  Page: () => (
    <ShopPage>
      <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
        <FormLoadNotices what="Dieses Formular" />
        <Island of={LostLink} when="idle" props={{}} readsFirm />
      </div>
    </ShopPage>
  ),
})
