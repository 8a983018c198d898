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
            'fold-down flex flex-col justify-end px-6 pt-8 pb-10 sm:px-8 lg:aspect-4/3',
            SERVICE_GROUNDS[pageKey],
          )}
        >
          <Figure of={example} />
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

/** The same on every card: the figure, and below it what it says. */
function Figure({ of: { figure, figureLabel } }: { of: ProjectExample }) {
  return (
    <p className="grid gap-1">
      <span className="whitespace-nowrap font-display font-heading text-brand text-h1">
        {figure}
      </span>{' '}
      <span className="font-semibold text-small">{figureLabel}</span>
    </p>
  )
}
