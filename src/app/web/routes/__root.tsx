import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { ToasterOnDemand } from '#platform/design/web/toaster-on-demand.tsx'
import { languageOf } from '#platform/rendering/web/language.ts'
import { LANGUAGE_SCRIPT } from '#platform/rendering/web/language-script.ts'
import { loadStyles } from '#site/frame/web/load-styles.ts'
import { PageStyle } from '#site/frame/web/page-style.tsx'
import { SkipLink } from '#site/frame/web/skip-link.tsx'
import { useFocusAfterNavigation } from '#site/frame/web/use-focus-after-navigation.ts'
import { FIRM } from '#site/pages/web/firm.ts'
import type { RouterContext } from '../router-context.ts'

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
