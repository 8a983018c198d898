import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { FIRM } from '../../content/firm.ts'
import { type Language, PAGES } from '../../content/pages.ts'
import { languageOf } from '../../lib/language.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { BackHeader } from './back-header.tsx'
import { PageFrame } from './page-frame.tsx'
import { ShopFooter } from './shop-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { HomeLogo } from './site-links.tsx'

const TEXTS = {
  de: {
    title: 'Seite nicht verfügbar',
    heading: 'Diese Seite lässt sich gerade nicht anzeigen',
    advice: 'Das liegt an uns, nicht an dir. Versuch es in einem Moment noch einmal.',
    again: 'Erneut versuchen',
    away: 'Zu den Trainings',
  },
  en: {
    title: 'Page not available',
    heading: 'This page cannot be shown right now',
    advice: 'That is our fault, not yours. Try again in a moment.',
    again: 'Try again',
    away: 'Go to the home page',
  },
} as const satisfies Record<Language, Record<string, string>>

/** For a page that cannot be shown, most often because the server does not answer. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  const language = useLocation({ select: ({ pathname }) => languageOf(pathname) })
  const texts = TEXTS[language]
  return (
    <PageFrame {...FRAMES[language]}>
      <div className="wrap section-space">
        <title>{texts.title}</title>
        <h1 className="text-h1">{texts.heading}</h1>
        <p className="mt-5 max-w-[48ch] text-lead text-secondary">{texts.advice}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={reset}>{texts.again}</Button>
          <ButtonLink to={language === 'de' ? '/trainings' : PAGES.home.en} variant="secondary">
            {texts.away}
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  )
}

/** Every page loads this screen, so it does without the words of the English frame. */
const FRAMES = {
  de: { header: <BackHeader />, footer: <ShopFooter /> },
  en: {
    header: <SiteHeader logo={<HomeLogo language="en" label={FIRM.name} />} actions={null} />,
    footer: null,
  },
}
