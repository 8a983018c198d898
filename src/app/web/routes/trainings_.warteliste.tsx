import { createFileRoute } from '@tanstack/react-router'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import { JoinScreen } from '#shop/waiting-list/web/join-screen.tsx'
import { parseJoinSearch } from '#shop/waiting-list/web/waiting-subjects.ts'
import { BookingHeader } from '#site/frame/web/booking-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { FIRM } from '#site/pages/web/firm.ts'

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
