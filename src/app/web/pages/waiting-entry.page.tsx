import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import { nullIfNotFound } from '#platform/rendering/web/not-found.ts'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import { UnknownEntry } from '#shop/waiting-list/web/unknown-entry.tsx'
import Entry from '#shop/waiting-list/web/waiting-entry.island.tsx'
import { ShopPage, unlistedHead } from '../shop-page.tsx'

/** An entry of a waiting list, for who has its link. */
export const page = definePage({
  path: '/trainings/warteliste/:token',
  area: 'shop',
  cache: 'nobody',
  async load({ params, read }) {
    const [rendered, packages] = await Promise.all([
      nullIfNotFound(read('/api/waiting-list/{token}', { path: params })),
      read('/api/packages'),
    ])
    return rendered && { rendered, packages: readPackages(packages) }
  },
  head: () => unlistedHead('Deine Warteliste'),
  Page: ({ data, visit: { params } }) => (
    <ShopPage>
      <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
        <FormLoadNotices />
        <Island of={Entry} when="idle" props={{ ...params, ...data }} readsFirm />
      </div>
    </ShopPage>
  ),
  missing: {
    head: () => unlistedHead('Deine Warteliste'),
    Page: () => (
      <ShopPage>
        <UnknownEntry />
      </ShopPage>
    ),
  },
})
