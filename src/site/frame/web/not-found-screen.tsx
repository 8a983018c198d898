import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Picture } from '#platform/pictures/web/picture.tsx'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'

const TEXTS = {
  de: {
    explanation:
      'Diese Seite gibt es nicht. Vielleicht ist der Link veraltet, oder in der Adresse steckt ein Tippfehler.',
    home: 'Zur Startseite',
    picture: 'Ein Papierflieger ist auf einer einsamen Insel gelandet, neben einem Wegweiser.',
  },
  en: {
    explanation:
      'This page doesn’t exist. The link may be out of date, or there may be a typo in the address.',
    home: 'Go to the home page',
    picture: 'A paper plane has landed on a lonely island, beside a signpost.',
  },
} as const satisfies Record<Language, Record<string, string>>

/** For every URL without a page. */
export function NotFoundScreen({ language }: { language: Language }) {
  const texts = TEXTS[language]
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
        <Picture
          name="not-found"
          alt={texts.picture}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="w-full rounded-picture"
          priority
        />
      </div>
    </div>
  )
}
