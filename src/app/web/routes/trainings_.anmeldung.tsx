import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import { BookingScreen } from '#shop/booking/web/booking-screen.tsx'
import { parseBookingSearch, requestedBooking } from '#shop/booking/web/booking-search.ts'
import { packagesAnswerQuery } from '#shop/prices/web/prices-query.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import { entryOrNotFound } from '#shop/waiting-list/web/load-waiting-entry.ts'
import { UnknownEntry } from '#shop/waiting-list/web/unknown-entry.tsx'
import { waitingEntryQuery } from '#shop/waiting-list/web/waiting-entry-query.ts'
import { BookingHeader } from '#site/frame/web/booking-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { FIRM } from '#site/pages/web/firm.ts'

export const Route = createFileRoute('/trainings_/anmeldung')({
  validateSearch: parseBookingSearch,
  loaderDeps: ({ search }) => ({ token: requestedBooking(search).waitingToken }),
  loader: ({ context: { queryClient }, deps: { token } }) =>
    Promise.all([
      ...(token === undefined ? [] : [entryOrNotFound(queryClient, token)]),
      queryClient.ensureQueryData(packagesAnswerQuery),
      queryClient.ensureQueryData(trainingsQuery),
    ]).then(() => undefined),
  head: ({ match }) =>
    pageHead({
      path: '/trainings/anmeldung',
      publicUrl: match.context.publicUrl,
      title: `Anmeldung zu den Mini-Trainings | ${FIRM.name}`,
      description:
        'Wähle ein Paket mit 1, 2 oder 4 Live-Trainings und verteile die Plätze auf dich und deine Kolleginnen und Kollegen.',
      keywords: ['Anmeldung', 'KI Training', 'Online-Training', 'Paket', 'Platz sichern'],
    }),
  component: BookingPage,
  notFoundComponent: UnknownEntryPage,
})

function BookingPage() {
  const requested = requestedBooking(Route.useSearch())
  const { waitingToken: token = '' } = requested
  const { data: entry = null } = useQuery({ ...waitingEntryQuery(token), enabled: token !== '' })
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter />}>
      <BookingScreen requested={requested} entry={entry} />
    </PageFrame>
  )
}

function UnknownEntryPage() {
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter />}>
      <UnknownEntry />
    </PageFrame>
  )
}
