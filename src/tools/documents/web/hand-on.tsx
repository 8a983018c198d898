import { type ReactNode, useState } from 'react'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import type { FileTool } from '#tools/frame/web/tool-file.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { type HandedStart, handOverStart } from './handed-over.ts'

/** The page of the tool that a file belongs to. */
export const PAGE_OF = {
  'strategy-consultant': PAGES.strategyConsultant,
  'flight-deck': PAGES.flightDeck,
  'meeting-moderator': PAGES.meetingModerator,
} as const satisfies Record<FileTool, Record<Language, string>>

interface HandOnProps {
  texts: ToolsTexts['chain']
  language: Language
  /** Where the tool is shown in a frame, the other one opens instead of the page around it. */
  isEmbedded?: boolean
  /** For several buttons with the same words: the name that tells them apart. */
  label?: string
  make: () => HandedStart
  children: ReactNode
}

/** Opens another tool, which begins with a result of this one. */
export function HandOn(props: HandOnProps) {
  const { texts, language, isEmbedded = false, label, make, children } = props
  const [hasFailed, setFailed] = useState(false)
  const open = () => {
    const start = make()
    if (handOverStart(start))
      (isEmbedded ? window.parent : window).location.assign(PAGE_OF[start.tool][language])
    else setFailed(true)
  }
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={open}
        className="inline-flex min-h-11 items-center font-semibold text-small underline underline-offset-4 print:hidden"
      >
        {children}
      </button>
      {hasFailed && (
        <p role="alert" className="text-error text-small">
          {texts.failed}
        </p>
      )}
    </>
  )
}
