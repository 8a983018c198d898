import { createFileRoute } from '@tanstack/react-router'
import { FIRM } from '../content/firm.ts'
import { BookingHeader } from '../features/site/booking-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { ShopFooter } from '../features/site/shop-footer.tsx'
import { JoinScreen } from '../features/waiting-list/join-screen.tsx'
import { parseJoinSearch } from '../features/waiting-list/subjects.ts'
import { trainingsQuery } from '../lib/queries/queries.ts'

export const Route = createFileRoute('/trainings_/warteliste')({
  validateSearch: parseJoinSearch,
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(trainingsQuery).then(() => undefined),
  head: () => ({
    meta: [{ title: `Warteliste | ${FIRM.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: WaitingListPage,
})

function WaitingListPage() {
  return (
    <PageFrame header={<BookingHeader />} footer={<ShopFooter />}>
      <JoinScreen search={Route.useSearch()} />
    </PageFrame>
  )
}
