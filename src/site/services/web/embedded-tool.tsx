import { Section } from '#platform/design/web/section.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import FoldedTool, { TOOL_TITLE_ID } from './folded-tool.island.tsx'

interface EmbeddedToolProps {
  headline: string
  /** Path of the tool's page. */
  path: string
}

/** One of the product's tools, embedded in a service page. */
export function EmbeddedTool({ headline, path }: EmbeddedToolProps) {
  return (
    <Section ground="section" aria-labelledby={TOOL_TITLE_ID} className="pt-0! print:hidden">
      <Island of={FoldedTool} when="visible" props={{ path, title: headline }} />
    </Section>
  )
}
