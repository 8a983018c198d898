import type { ServiceTexts } from '../../content/texts.ts'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'

interface ProjectExamplesProps {
  title: string
  examples: ServiceTexts['projectExamples']
}

export function ProjectExamples({ title, examples }: ProjectExamplesProps) {
  return (
    <Section ground="section" aria-labelledby="examples-title">
      <h2 id="examples-title" className="text-h2">
        {title}
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-5 lg:mt-12 lg:grid-cols-3">
        {examples.map(({ company, description }) => (
          <Card key={company} as="li">
            <h3 className="text-h4">{company}</h3>
            <p className="mt-3 text-secondary">{description}</p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
