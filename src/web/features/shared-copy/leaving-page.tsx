import { readForeignLink } from '#domain/tools/rooms/foreign-link.ts'
import { TOOL_NAME_ID } from '../../content/anchors.ts'
import type { LeavingTexts } from '../../content/leaving-texts.ts'
import { PAGES } from '../../content/pages.ts'
import type { ToolsTexts } from '../../content/tools-texts.ts'
import { usePageFragment } from '../../lib/page-fragment.ts'
import type { ToolScreenProps } from '../../lib/pages/screen-props.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Card } from '../../ui/card.tsx'

/** Before a website that a stranger linked to in a shared text: says where the link leads, and leaves the click to the reader. */
export function Screen({ texts, language }: ToolScreenProps<LeavingTexts, ToolsTexts>) {
  const isReady = useHydrated()
  const url = readForeignLink(usePageFragment())
  const hasNone = isReady && !url
  return (
    <div className="wrap pt-6 pb-16 lg:pt-10">
      <Card as="section" aria-labelledby={TOOL_NAME_ID} className="mx-auto max-w-140">
        <h1 id={TOOL_NAME_ID} className="text-h3">
          {hasNone ? texts.none : texts.name}
        </h1>
        <p className="mt-2 text-secondary">{hasNone ? texts.noneLead : texts.lead}</p>
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
            {texts.home}
          </a>
        </p>
      </Card>
    </div>
  )
}
