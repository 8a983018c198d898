import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import { nullIfNotFound } from '#platform/rendering/web/not-found.ts'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import BookingWizard from '#shop/booking/web/booking.island.tsx'
import { parseBookingSearch, requestedBooking } from '#shop/booking/web/booking-search.ts'
import { NothingFree } from '#shop/booking/web/nothing-free.tsx'
import { offeredDates } from '#shop/booking/web/offered-dates.ts'
import { seatRequest } from '#shop/booking/web/seat-request.ts'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import { isAnyFree } from '#shop/trainings/web/coming-dates.ts'
import { UnknownEntry } from '#shop/waiting-list/web/unknown-entry.tsx'
import { firm } from '#site/pages/web/firm.ts'
import { ShopPage, unlistedHead } from '../shop-page.tsx'

/** The booking form. */
export const page = definePage({
  path: '/trainings/anmeldung',
  area: 'shop',
  // The token in its address is that of a person.
  cache: ({ warteliste }) => (warteliste === undefined ? 'everybody' : 'nobody'),
  search: parseBookingSearch,
  async load({ search, read }) {
    const { waitingToken: token } = requestedBooking(search)
    const [entry, packages, trainings, rules] = await Promise.all([
      token === undefined
        ? null
        : nullIfNotFound(read('/api/waiting-list/{token}', { path: { token } })),
      read('/api/packages'),
      read('/api/trainings'),
      read('/api/booking-rules'),
    ])
    if (token !== undefined && !entry) return null
    return { entry, packages: readPackages(packages), trainings, rules }
  },
  head: (_, { publicUrl }) =>
    pageHead({
      path: '/trainings/anmeldung',
      publicUrl,
      title: `Anmeldung zu den Mini-Trainings | ${firm().name}`,
      description:
        'Wähle ein Paket mit 1, 2 oder 4 Live-Trainings und verteile die Plätze auf dich und deine Kolleginnen und Kollegen.',
      keywords: ['Anmeldung', 'Online-Training', 'Paket', 'Platz sichern'],
    }),
  Page: ({ data, visit: { search } }) => (
    <ShopPage>
      <div className="wrap pt-6 pb-16 sm:pt-10 lg:pt-14 lg:pb-24">
        <FormLoadNotices />
        {isAnyFree(data.trainings) || data.entry ? (
          <Island
            of={BookingWizard}
            when="idle"
            props={{ requested: requestedBooking(search), rendered: data }}
            readsFirm
          />
        ) : (
          <NothingFree
            missed={
              seatRequest(data.trainings, offeredDates(data.trainings), requestedBooking(search))
                ?.missed
            }
          />
        )}
      </div>
    </ShopPage>
  ),
  missing: {
    head: () => unlistedHead('Anmeldung zu den Mini-Trainings'),
    Page: () => (
      <ShopPage>
        <UnknownEntry />
      </ShopPage>
    ),
  },
})
