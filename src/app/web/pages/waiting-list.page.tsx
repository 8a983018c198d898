import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import Join from '#shop/waiting-list/web/join.island.tsx'
import { NothingToWaitFor } from '#shop/waiting-list/web/nothing-to-wait-for.tsx'
import { parseJoinSearch, requestedSubject } from '#shop/waiting-list/web/waiting-subjects.ts'
import { ShopPage, unlistedHead } from '../shop-page.tsx'

/** The form of the waiting list. */
export const page = definePage({
  path: '/trainings/warteliste',
  area: 'shop',
  cache: 'everybody',
  search: parseJoinSearch,
  load: async ({ read }) => ({ trainings: await read('/api/trainings') }),
  head: () => unlistedHead('Warteliste'),
  Page({ data: { trainings }, visit: { search } }) {
    const asksForSubject = search.termin !== undefined || search.training !== undefined
    const isUnknown = asksForSubject && !requestedSubject(trainings, search)
    return (
      <ShopPage>
        <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
          <FormLoadNotices />
          {isUnknown || trainings.length === 0 ? (
            <NothingToWaitFor />
          ) : (
            <Island of={Join} when="idle" props={{ trainings, search }} />
          )}
        </div>
      </ShopPage>
    )
  },
})
