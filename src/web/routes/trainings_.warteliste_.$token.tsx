import { createFileRoute } from '@tanstack/react-router'
import { FIRM } from '../content/firm.ts'
import { BookingHeader } from '../features/site/booking-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { ShopFooter } from '../features/site/shop-footer.tsx'
import { EntryScreen } from '../features/waiting-list/entry-screen.tsx'
import { UnknownEntry } from '../features/waiting-list/unknown-entry.tsx'
import { entryOrNotFound } from '../lib/pages/waiting-entry.ts'
import { packagesAnswerQuery } from '../lib/queries/queries.ts'

export const Route = createFileRoute('/trainings_/warteliste_/$token')({
  loader: ({ context: { queryClient }, params: { token } }) =>
    Promise.all([
      entryOrNotFound(queryClient, token),
      queryClient.ensureQueryData(packagesAnswerQuery),
    ]).then(() => undefined),
  head: () => ({
    meta: [{ title: `Deine Warteliste | ${FIRM.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: EntryPage,
  notFoundComponent: UnknownEntryPage,
})

function EntryPage() {
  const { token } = Route.useParams()
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter />}>
      <EntryScreen token={token} />
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
