import { ButtonAnchor } from '#platform/design/web/button.tsx'
import type { PageHead } from '#platform/rendering/web/page-head.ts'
import { firm } from '#site/pages/web/firm.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { PageFrame } from './page-frame.tsx'
import { ShopFooter } from './shop-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { HomeLogo } from './site-links.tsx'

const TEXTS = {
  de: {
    title: 'Seite nicht verfügbar',
    heading: 'Diese Seite lässt sich gerade nicht anzeigen',
    advice:
      'Der Fehler liegt bei uns. In einer Minute klappt es meist wieder. Was schon eingegeben ist, bleibt in diesem Browser-Tab.',
    again: 'Seite neu laden',
    away: 'Zur Startseite',
  },
  en: {
    title: 'Page not available',
    heading: 'This page can’t be shown right now',
    advice:
      'The problem is on our side. Try again in a minute. What you’ve already entered stays in this browser tab.',
    again: 'Reload the page',
    away: 'Go to the home page',
  },
} as const satisfies Record<Language, Record<string, string>>

export function errorHead(language: Language): PageHead {
  return { meta: [{ title: TEXTS[language].title }] }
}

/** Instead of a page that cannot be shown, usually because the database does not answer. It works without scripts. */
export function ErrorScreen({ language }: { language: Language }) {
  const texts = TEXTS[language]
  return (
    <PageFrame {...FRAMES[language]}>
      <div className="wrap section-space">
        <h1 className="text-h1">{texts.heading}</h1>
        <p className="mt-5 max-w-[48ch] text-lead text-secondary">{texts.advice}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {/* An empty address is that of the page. */}
          <ButtonAnchor href="">{texts.again}</ButtonAnchor>
          <ButtonAnchor href={PAGES.home[language]} variant="secondary">
            {texts.away}
          </ButtonAnchor>
        </div>
      </div>
    </PageFrame>
  )
}

const FRAMES = {
  de: { header: <HomeHeader language="de" />, footer: <ShopFooter /> },
  en: { header: <HomeHeader language="en" />, footer: null },
}

function HomeHeader({ language }: { language: Language }) {
  return <SiteHeader logo={<HomeLogo language={language} label={firm().name} />} actions={null} />
}
