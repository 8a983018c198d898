import { Section } from '#platform/design/web/section.tsx'

interface EmbeddedToolProps {
  headline: string
  /** Path of the tool's page. */
  path: string
}

/** One of the product's tools, embedded in a service page. The site's script keeps it as high as its page. */
export function EmbeddedTool({ headline, path }: EmbeddedToolProps) {
  return (
    <Section aria-labelledby="tool-title" className="pt-0!">
      <h2 id="tool-title" className="text-h2">
        {headline}
      </h2>
      <iframe
        src={`${path}?embed=1`}
        title={headline}
        loading="lazy"
        data-embedded-page
        className="mt-8 h-180 w-full rounded-picture border border-sand bg-page shadow-card"
      />
    </Section>
  )
}
