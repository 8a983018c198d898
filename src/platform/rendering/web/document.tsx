import type { ReactNode } from 'react'
import { look, themeColor } from '#site/look/web/look.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import { iconLinks } from './icon-links.ts'
import { LANGUAGE_SCRIPT } from './language-script.ts'
import type { PageHead } from './page-head.ts'
import { scriptJson } from './script-json.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

interface DocumentProps {
  language: Language
  head: PageHead
  /** Whether a visitor who chose the other language is taken there. */
  followsLanguage: boolean
  /** Whether browsers may fetch the pages that it links to before a click. */
  fetchesAhead: boolean
  children: ReactNode
}

/** The HTML document of a public page, without styles and scripts. */
export function Document({
  language,
  head,
  followsLanguage,
  fetchesAhead,
  children,
}: DocumentProps) {
  const { meta, links = [], structuredData = [] } = head
  return (
    <html lang={language}>
      <head>
        {followsLanguage && <script>{LANGUAGE_SCRIPT}</script>}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {meta.map(({ title, ...attributes }) =>
          title === undefined ? (
            <meta key={JSON.stringify(attributes)} {...attributes} />
          ) : (
            <title key="title">{title}</title>
          ),
        )}
        <meta name="theme-color" content={themeColor()} />
        {iconLinks().map((link) => (
          <link key={link.href} {...link} />
        ))}
        {look().fontFiles.map((file) => (
          <PreloadedFont key={file} href={file} />
        ))}
        {links.map((link) => (
          <link key={JSON.stringify(link)} {...link} />
        ))}
      </head>
      <body>
        {children}
        {fetchesAhead && <script type="speculationrules">{SPECULATION_RULES}</script>}
        {structuredData.map((thing) => {
          const text = scriptJson(thing)
          return (
            <script
              key={text}
              type="application/ld+json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: no text in it can close the element
              dangerouslySetInnerHTML={{ __html: text }}
            />
          )
        })}
      </body>
    </html>
  )
}

function PreloadedFont({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
}
