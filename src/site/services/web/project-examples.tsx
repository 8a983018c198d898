import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { Section } from '#platform/design/web/section.tsx'
import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import type { ServiceKey } from '#site/pages/web/page-table.ts'
import type { ServiceTexts } from '../domain/service-texts.ts'
import { SERVICE_GROUNDS } from './service-grounds.ts'

type ProjectExample = ServiceTexts['projectExamples'][number]

interface ProjectExamplesProps {
  title: string
  examples: ServiceTexts['projectExamples']
  pageKey: ServiceKey
}

export function ProjectExamples({ title, examples, pageKey }: ProjectExamplesProps) {
  return (
    <Section ground="section" aria-labelledby="examples-title">
      <h2 id="examples-title" className="text-h2">
        {title}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-5 md:grid-cols-2 lg:mt-12 lg:grid-cols-3">
        {examples.map((example) => (
          <Example key={example.id} example={example} pageKey={pageKey} />
        ))}
      </ul>
    </Section>
  )
}

/** Without a picture the figure stands on a folded sheet in the service's colour. */
function Example({ example, pageKey }: { example: ProjectExample; pageKey: ServiceKey }) {
  const { company, description, picture } = example
  return (
    <Card
      as="li"
      padding="none"
      className="flex flex-col overflow-clip md:last:odd:col-span-2 lg:last:odd:col-span-1"
    >
      {picture ? (
        <div className="fold-down overflow-clip">
          <TextPicture
            of={picture}
            sizes="(min-width: 80rem) 400px, (min-width: 64rem) 32vw, (min-width: 48rem) 48vw, 100vw"
            className="aspect-4/3 w-full object-cover"
          />
        </div>
      ) : (
        <div
          className={classes(
            'fold-down flex flex-col justify-center px-6 pt-8 pb-10 sm:px-8 lg:aspect-4/3',
            SERVICE_GROUNDS[pageKey],
          )}
        >
          <Figure of={example} isLarge />
        </div>
      )}
      <div className="flex grow flex-col p-6 sm:p-8">
        {picture && <Figure of={example} />}
        <h3 className={classes('text-h4', picture && 'mt-5')}>{company}</h3>
        <p className="mt-3 text-secondary">{description}</p>
      </div>
    </Card>
  )
}

interface FigureProps {
  of: ProjectExample
  isLarge?: boolean
}

function Figure({ of: { figure, figureLabel }, isLarge = false }: FigureProps) {
  return (
    <p className={isLarge ? 'grid gap-2' : 'flex flex-wrap items-baseline gap-x-3'}>
      <span
        className={classes(
          'whitespace-nowrap font-display font-heading text-brand',
          isLarge ? 'text-hero' : 'text-h1',
        )}
      >
        {figure}
      </span>{' '}
      <span className="min-w-0 font-semibold text-small">{figureLabel}</span>
    </p>
  )
}
