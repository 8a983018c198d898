import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundScreen } from '../features/not-found/not-found-screen.tsx'
import { BackHeader } from '../features/site/back-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { SiteFooter } from '../features/site/site-footer.tsx'

/** Every address that no other route has. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: () => ({
    meta: [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }],
  }),
  notFoundComponent: NotFoundPage,
})

function NotFoundPage() {
  return (
    <PageFrame header={<BackHeader />} footer={<SiteFooter />}>
      <NotFoundScreen />
    </PageFrame>
  )
}
