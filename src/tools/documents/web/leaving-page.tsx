import { Card } from '#platform/design/web/card.tsx'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { usePageFragment } from '#platform/rendering/web/page-fragment.ts'
import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { readForeignLink } from '../domain/foreign-link.ts'
import type { LeavingIntro } from '../domain/leaving-intro-texts.ts'
import type { LeavingTexts } from './leaving-texts.ts'

/** Before a website that a stranger linked to in a shared text: says where the link leads, and leaves the click to the reader. */
export function Screen({
  intro,
  texts,
  language,
}: ToolScreenProps<LeavingIntro, LeavingTexts, ToolsTexts>) {
  const isReady = useHydrated()
  const url = readForeignLink(usePageFragment())
  const hasNone = isReady && !url
  return (
    <div className="wrap pt-6 pb-16 lg:pt-10">
      <Card as="section" aria-labelledby={TOOL_NAME_ID} className="mx-auto max-w-140">
        <h1 id={TOOL_NAME_ID} className="text-h3">
          {hasNone ? texts.none : intro.title}
        </h1>
        <p className="mt-2 text-secondary">{hasNone ? texts.noneLead : intro.lead}</p>
        <noscript>
          <p className="mt-4 font-semibold text-error">{texts.needsScripts}</p>
        </noscript>
        {isReady && url && (
          <>
            <p className="mt-5 text-small">{texts.target}</p>
            <p className="font-bold text-h4 wrap-anywhere">{url.host}</p>
            <p className="mt-1 text-muted text-small wrap-anywhere">{url.href}</p>
            <p className="mt-5">
              <a
                href={url.href}
                rel="noopener noreferrer nofollow ugc"
                referrerPolicy="no-referrer"
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere"
              >
                {texts.go(url.host)}
              </a>
            </p>
            <p className="mt-2 text-muted text-small">{texts.stay}</p>
          </>
        )}
        <p className="mt-5 text-small">
          <a
            href={PAGES.home[language]}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {intro.home}
          </a>
        </p>
      </Card>
    </div>
  )
}
