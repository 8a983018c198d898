import { createFileRoute, notFound } from '@tanstack/react-router'
import { siteTexts } from '../content/de/site.ts'
import { NotFoundScreen } from '../features/not-found/not-found-screen.tsx'
import { LostHeader } from '../features/site/lost-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { SiteFooter } from '../features/site/site-footer.tsx'
import { NOT_FOUND_HEAD } from '../lib/pages/page-head.ts'

/** Every URL without a route. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: () => NOT_FOUND_HEAD,
  notFoundComponent: NotFoundPage,
})

function NotFoundPage() {
  return (
    <PageFrame
      header={<LostHeader language="de" texts={siteTexts} />}
      footer={<SiteFooter language="de" texts={siteTexts} />}
    >
      <NotFoundScreen language="de" />
    </PageFrame>
  )
}
