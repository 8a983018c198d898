import { createFileRoute } from '@tanstack/react-router'
import { FIRM } from '../content/firm.ts'
import { BookingScreen } from '../features/booking/booking-screen.tsx'
import { parseBookingSearch } from '../features/booking/booking-search.ts'
import { BookingHeader } from '../features/site/booking-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { ShopFooter } from '../features/site/shop-footer.tsx'
import { UnknownEntry } from '../features/waiting-list/unknown-entry.tsx'
import { pageHead } from '../lib/pages/page-head.ts'
import { entryOrNotFound } from '../lib/pages/waiting-entry.ts'
import { packagesAnswerQuery, trainingsQuery } from '../lib/queries/queries.ts'

export const Route = createFileRoute('/trainings_/anmeldung')({
  validateSearch: parseBookingSearch,
  loaderDeps: ({ search: { warteliste } }) => ({ token: warteliste }),
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
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter />}>
      <BookingScreen requested={Route.useSearch()} />
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
