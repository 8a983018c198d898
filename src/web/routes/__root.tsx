import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { FIRM } from '../content/firm.ts'
import { loadStyles } from '../features/site/load-styles.ts'
import { PageStyle } from '../features/site/page-style.tsx'
import { SkipLink } from '../features/site/skip-link.tsx'
import { useFocusAfterNavigation } from '../features/site/use-focus-after-navigation.ts'
import { languageOf } from '../lib/language/language.ts'
import { LANGUAGE_SCRIPT } from '../lib/language/language-script.ts'
import type { RouterContext } from '../router-context.ts'
import { ToasterOnDemand } from '../ui/toaster-on-demand.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: FIRM.name },
      { name: 'theme-color', content: '#FFFAF3' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
      preloadedFont('/fonts/figtree-text.woff2'),
      preloadedFont('/fonts/bricolage-display.woff2'),
    ],
  }),
  beforeLoad: loadStyles,
  component: RootDocument,
})

function RootDocument() {
  useFocusAfterNavigation()
  const { nonce } = useRouter().options.ssr ?? {}
  const language = useMatches({ select: (matches) => languageOf(matches.at(-1)?.pathname ?? '/') })
  return (
    <html lang={language}>
      <head>
        <script nonce={nonce}>{LANGUAGE_SCRIPT}</script>
        <HeadContent />
        <PageStyle />
      </head>
      <body>
        <SkipLink language={language} />
        <Outlet />
        <ToasterOnDemand />
        <Scripts />
      </body>
    </html>
  )
}

function preloadedFont(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
}
