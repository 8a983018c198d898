import type { Language } from '../../content/pages.ts'
import type { HomeTexts } from '../../content/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { StrategyForm } from './strategy-form.tsx'

type Tools = HomeTexts['tools']
type Tool = Tools['cards'][number]

interface ToolsSectionProps {
  texts: Tools
  language: Language
}

/** The tools on the evergreen band; the one that can be tried at once is the largest. */
export function ToolsSection({ texts, language }: ToolsSectionProps) {
  return (
    <section
      id="tools"
      tabIndex={-1}
      aria-labelledby="tools-title"
      className="section-space on-dark bg-brand text-white outline-none"
    >
      <div className="wrap">
        <h2 id="tools-title" className="max-w-[24ch] text-h1">
          {texts.title}
        </h2>
        <p className="mt-5 max-w-[52ch] text-brand-tint text-lead">{texts.subtitle}</p>
        <ul className="mt-10 grid grid-cols-1 gap-5 text-ink md:grid-cols-2 lg:mt-14 lg:grid-cols-12 lg:grid-rows-2">
          {texts.cards.map((tool) =>
            tool.key === 'strategy-consultant' ? (
              <StrategyCard key={tool.key} tool={tool} texts={texts} language={language} />
            ) : (
              <ToolCard key={tool.key} tool={tool} aiLabel={texts.aiLabel} />
            ),
          )}
        </ul>
      </div>
    </section>
  )
}

interface StrategyCardProps extends ToolsSectionProps {
  tool: Tool
}

function StrategyCard({ tool, texts, language }: StrategyCardProps) {
  return (
    <Card
      as="li"
      padding="none"
      className="on-light flex flex-col overflow-clip md:col-span-2 lg:col-span-7 lg:row-span-2"
    >
      <ToolPicture
        tool={tool}
        aiLabel={texts.aiLabel}
        sizes="(min-width: 80rem) 720px, 100vw"
        className="aspect-5/3 lg:aspect-auto lg:min-h-64 lg:grow"
      />
      <div className="p-6 sm:p-8 lg:p-10">
        <h3 className="text-h3">{tool.title}</h3>
        <p className="mt-3 max-w-[56ch] text-secondary">{texts.strategyConsultant.description}</p>
        <StrategyForm texts={texts.strategyConsultant} language={language} />
      </div>
    </Card>
  )
}

function ToolCard({ tool, aiLabel }: { tool: Tool; aiLabel: string }) {
  return (
    <Card as="li" padding="none" className="flex flex-col overflow-clip lg:col-span-5">
      <ToolPicture
        tool={tool}
        aiLabel={aiLabel}
        sizes="(min-width: 80rem) 505px, (min-width: 48rem) 50vw, 100vw"
        className="aspect-5/3 lg:aspect-2/1"
      />
      <div className="p-6 sm:p-8">
        <h3 className="text-h4">{tool.title}</h3>
        <p className="mt-2 text-secondary">{tool.description}</p>
      </div>
    </Card>
  )
}

interface ToolPictureProps {
  tool: Tool
  aiLabel: string
  sizes: string
  className: string
}

function ToolPicture({ tool, aiLabel, sizes, className }: ToolPictureProps) {
  return (
    <div className={classes('relative overflow-clip', className)}>
      <Picture
        name={tool.picture}
        alt=""
        sizes={sizes}
        className="absolute inset-0 size-full object-cover"
      />
      <Badge tone="inverse" className="absolute top-4 left-4">
        {aiLabel}
      </Badge>
    </div>
  )
}
