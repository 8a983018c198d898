import type { Language } from '#site/pages/domain/languages.ts'
import { LostHeader } from './lost-header.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { PageFrame } from './page-frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import { useSiteTexts } from './site-texts-for.ts'

/** The page of every address without one, in the language of its part of the site. */
export function NotFoundPage({ language }: { language: Language }) {
  const texts = useSiteTexts()
  return (
    <PageFrame
      header={<LostHeader language={language} texts={texts} />}
      footer={<SiteFooter language={language} texts={texts} />}
    >
      <NotFoundScreen language={language} texts={texts.notFound} />
    </PageFrame>
  )
}
