import { Section } from '../../ui/section.tsx'

interface EmbeddedToolProps {
  headline: string
  toolPath: string
}

/** One of our own tools, on the page of the service that it belongs to. */
export function EmbeddedTool({ headline, toolPath }: EmbeddedToolProps) {
  return (
    <Section id="tool" aria-labelledby="tool-title" className="pt-0!">
      <h2 id="tool-title" className="text-h2">
        {headline}
      </h2>
      <iframe
        src={`${toolPath}?embed=1`}
        title={headline}
        loading="lazy"
        className="mt-8 h-180 w-full rounded-picture border border-sand bg-white shadow-card"
      />
    </Section>
  )
}
