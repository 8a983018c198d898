import { createFileRoute } from '@tanstack/react-router'
import { packagesAnswerQuery } from '#shop/prices/web/prices-query.ts'
import { entryOrNotFound } from '#shop/waiting-list/web/load-waiting-entry.ts'
import { UnknownEntry } from '#shop/waiting-list/web/unknown-entry.tsx'
import { EntryScreen } from '#shop/waiting-list/web/waiting-entry-screen.tsx'
import { BookingHeader } from '#site/frame/web/booking-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { FIRM } from '#site/pages/web/firm.ts'

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
