import { Section } from '#platform/design/web/section.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import FittedFrame from './fitted-frame.island.tsx'

interface EmbeddedToolProps {
  headline: string
  /** Path of the tool's page. */
  path: string
}

/** One of the product's tools, embedded in a service page. */
export function EmbeddedTool({ headline, path }: EmbeddedToolProps) {
  return (
    <Section aria-labelledby="tool-title" className="pt-0!">
      <h2 id="tool-title" className="text-h2">
        {headline}
      </h2>
      <Island of={FittedFrame} when="visible" props={{ path, title: headline }} />
    </Section>
  )
}
