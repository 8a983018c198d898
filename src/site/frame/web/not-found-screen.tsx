import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'

interface NotFoundScreenProps {
  language: Language
  texts: SiteTexts['notFound']
}

/** For every URL without a page. The first two sentences are those of the specification. */
export function NotFoundScreen({ language, texts }: NotFoundScreenProps) {
  return (
    <div className="wrap section-space grid grid-cols-1 items-center gap-x-5 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h1 className="text-h1" lang="en">
          404 Page Not Found
        </h1>
        <p className="mt-5 text-lead text-secondary" lang="en">
          Did you forget to add the page to the router?
        </p>
        <p className="mt-4 max-w-[44ch] text-secondary">{texts.explanation}</p>
        <ButtonAnchor href={PAGES.home[language]} className="mt-8">
          {texts.home}
        </ButtonAnchor>
      </div>
      <div className="lg:col-span-7 lg:pl-10">
        <TextPicture
          of={texts.picture}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="w-full rounded-picture"
          priority
        />
      </div>
    </div>
  )
}
