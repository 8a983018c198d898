import { createFileRoute, notFound } from '@tanstack/react-router'
import { NOT_FOUND_HEAD } from '#platform/rendering/web/page-head.ts'
import { LostHeader } from '#site/frame/web/lost-header.tsx'
import { NotFoundScreen } from '#site/frame/web/not-found-screen.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { siteTexts } from '#site/frame/web/site.de.ts'
import { SiteFooter } from '#site/frame/web/site-footer.tsx'

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
