import { Badge } from '#platform/design/web/badge.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { Picture } from '#platform/pictures/web/picture.tsx'
import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import type { PictureName } from '#site/pages/web/images.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import type { ToolKey } from '#site/pages/web/tool-paths.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'

/** Background colour and picture of each tool. */
const LOOKS = {
  strategyConsultant: { ground: 'bg-brand-tint', picture: 'tool-strategy' },
  flightDeck: { ground: 'bg-sheet-sky', picture: 'tool-flightdeck' },
  meetingModerator: { ground: 'bg-sheet-violet', picture: 'tool-moderator' },
} as const satisfies Record<ToolKey, { ground: string; picture: PictureName }>

interface ToolIntroProps {
  tool: ToolKey
  title: string
  lead: string
  tools: ToolsTexts
  language: Language
  /** True where an AI service is set up. */
  hasAi: boolean
  isEmbedded: boolean
}

/**
 * Introduction of a tool, with a label where an AI service writes in it. Shorter where the tool is embedded in another page.
 */
export function ToolIntro({
  tool,
  title,
  lead,
  tools,
  language,
  hasAi,
  isEmbedded,
}: ToolIntroProps) {
  const { ground, picture } = LOOKS[tool]
  const label = hasAi && <Badge tone="inverse">{tools.withAi}</Badge>
  if (isEmbedded) {
    return (
      <header className={classes('py-6', ground)}>
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 id={TOOL_NAME_ID} className="flex flex-wrap items-center gap-x-4 gap-y-2 text-h3">
            <span>{`${title} `}</span>
            {label}
          </h1>
          <a
            href={PAGES[tool][language]}
            target="_parent"
            className="inline-flex min-h-11 items-center font-semibold text-small underline underline-offset-4"
          >
            {tools.ownWindow}
          </a>
          <p className="w-full max-w-[60ch] text-secondary">{lead}</p>
        </div>
      </header>
    )
  }
  return (
    <header className={classes('overflow-clip', ground)}>
      <div className="wrap grid grid-cols-1 items-center gap-x-5 gap-y-8 py-10 sm:py-14 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7 lg:pr-8">
          {label}
          <h1 id={TOOL_NAME_ID} className={classes(hasAi && 'mt-4', 'text-h1')}>
            {title}
          </h1>
          <p className="mt-5 max-w-[52ch] text-lead text-secondary">{lead}</p>
        </div>
        <div className="hidden lg:col-span-5 lg:block">
          <Picture
            name={picture}
            alt=""
            sizes="(min-width: 80rem) 500px, 40vw"
            className="aspect-4/3 w-full rounded-picture object-cover shadow-picture"
          />
        </div>
      </div>
    </header>
  )
}
