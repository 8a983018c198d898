import type { ReactNode } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { ArrowRightIcon, CheckIcon } from '#platform/design/web/icons.tsx'
import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import type { PictureText } from '#site/pages/domain/text-schema.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import { toolPath } from '#site/pages/web/tool-paths.ts'
import type { HomeTexts } from '../domain/home-texts.ts'
import StrategyForm from './strategy-form.island.tsx'
import { AgendaResult, DraftResult, VoteResult } from './tool-results.tsx'

type Tools = HomeTexts['tools']

/** In the order of their cards. */
const TOOLS = ['strategyConsultant', 'flightDeck', 'meetingModerator'] as const

interface ToolsSectionProps {
  texts: Tools
  language: Language
  hasAiService: boolean
}

/**
 * The tools on a band of the brand colour; the one that can be tried at once is the largest. Focusable elements are on
 * white cards, so the band itself is not `on-dark`. Without any tool there is no section.
 */
export function ToolsSection({ texts, language, hasAiService }: ToolsSectionProps) {
  const aiLabel = hasAiService ? texts.aiLabel : null
  const cards = TOOLS.flatMap((tool) => {
    const path = toolPath(tool, language)
    return path ? [{ tool, path }] : []
  })
  if (cards.length === 0) return null
  return (
    <section
      id={ANCHORS.tools}
      tabIndex={-1}
      aria-labelledby="tools-title"
      className="section-space bg-brand text-white outline-none"
    >
      <div className="wrap">
        <h2 id="tools-title" className="max-w-[24ch] text-h1">
          {hasAiService ? texts.titleWithAi : texts.title}
        </h2>
        <p className="mt-4 max-w-[52ch] text-balance text-brand-tint text-lead max-sm:text-base sm:mt-5">
          {texts.subtitle}
        </p>
        <p className="mt-3 flex items-center gap-2 font-semibold">
          <CheckIcon className="shrink-0" />
          <span>{texts.terms}</span>
        </p>
        <ul className="mt-6 grid grid-cols-1 gap-3 text-ink sm:mt-8 sm:gap-5 md:grid-cols-2 lg:mt-14">
          {cards.map(({ tool, path }) => {
            if (tool === 'strategyConsultant') {
              return (
                <StrategyCard key={tool} texts={texts.cards[tool]} aiLabel={aiLabel} path={path} />
              )
            }
            const result =
              tool === 'flightDeck' ? (
                <VoteResult texts={texts.cards.flightDeck.result} />
              ) : (
                <AgendaResult texts={texts.cards.meetingModerator.result} />
              )
            return (
              <ToolCard
                key={tool}
                texts={texts.cards[tool]}
                aiLabel={aiLabel}
                path={path}
                result={result}
              />
            )
          })}
        </ul>
      </div>
    </section>
  )
}

interface StrategyCardProps {
  texts: Tools['cards']['strategyConsultant']
  path: string
  aiLabel: string | null
}

function StrategyCard({ texts, aiLabel, path }: StrategyCardProps) {
  return (
    <Card
      as="li"
      padding="none"
      className="grid grid-cols-1 overflow-clip md:col-span-2 md:grid-cols-2"
    >
      <ToolPicture
        of={texts.picture}
        aiLabel={aiLabel}
        sizes="(min-width: 80rem) 620px, (min-width: 48rem) 50vw, 100vw"
        result={<DraftResult texts={texts.result} />}
      />
      <div className="flex min-w-0 flex-col justify-center p-4 sm:p-8 xl:p-14">
        <div className="min-w-0">
          <h3 className="text-h4 sm:text-h3 lg:text-h2">{texts.title}</h3>
          <p className="mt-2 max-w-[56ch] text-secondary max-sm:text-small sm:mt-3">
            {texts.description}
          </p>
        </div>
        <div className="min-w-0 max-sm:mt-3 print:hidden">
          <Island of={StrategyForm} when="idle" props={{ texts: texts.form, path }} />
        </div>
      </div>
    </Card>
  )
}

interface ToolCardProps {
  texts: Tools['cards']['flightDeck' | 'meetingModerator']
  aiLabel: string | null
  path: string
  result: ReactNode
}

function ToolCard({ texts, aiLabel, path, result }: ToolCardProps) {
  return (
    <Card
      as="li"
      padding="none"
      className="grid grid-cols-1 content-start overflow-clip xl:content-stretch xl:grid-cols-2"
    >
      <ToolPicture
        of={texts.picture}
        aiLabel={aiLabel}
        sizes="(min-width: 80rem) 340px, (min-width: 48rem) 50vw, 100vw"
        result={result}
        // Beside the text it is as high as the card, however long the text is.
        className="xl:absolute xl:inset-0 xl:aspect-auto"
      />
      <div className="min-w-0 self-center p-4 sm:p-8">
        <h3 className="text-h4">{texts.title}</h3>
        <p className="mt-1.5 text-secondary max-sm:text-small sm:mt-2">{texts.description}</p>
        <ButtonAnchor href={path} variant="secondary" size="small" className="mt-3 sm:mt-5">
          {texts.link}
          <ArrowRightIcon />
        </ButtonAnchor>
      </div>
    </Card>
  )
}

interface ToolPictureProps {
  of: PictureText
  /** Null where no AI service is set up. */
  aiLabel: string | null
  sizes: string
  /** Lies on the picture, and on phones takes its place. */
  result: ReactNode
  className?: string
}

function ToolPicture({ of, aiLabel, sizes, result, className }: ToolPictureProps) {
  return (
    <div className="relative grid overflow-clip bg-brand-tint p-3 sm:p-0">
      <TextPicture
        of={of}
        sizes={sizes}
        className={classes(
          'size-full object-cover max-sm:hidden sm:aspect-4/3 sm:[grid-area:1/1] print:hidden',
          className,
        )}
      />
      {aiLabel && (
        <Badge
          tone="inverse"
          className="relative mb-2 self-start justify-self-start sm:m-4 sm:[grid-area:1/1]"
        >
          {aiLabel}
        </Badge>
      )}
      <div
        className={classes('relative sm:m-4 sm:self-end sm:[grid-area:1/1]', aiLabel && 'sm:mt-15')}
      >
        {result}
      </div>
    </div>
  )
}
