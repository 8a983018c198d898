import { Section } from '#platform/design/web/section.tsx'
import type { TrainingText } from '#platform/editing/web/content-text.ts'
import { Picture } from '#platform/pictures/web/picture.tsx'
import { voices } from '#site/frame/web/voices.de.ts'
import type { Testimonial } from '#site/pages/web/site-texts.ts'
import { EditableContent } from './editing/editable.tsx'

/** What clients say, as on the home page: about projects, not about a training. */
export function VoicesSection({ text }: { text: TrainingText }) {
  return (
    <Section ground="section" aria-labelledby="stimmen">
      <h2 id="stimmen" className="text-h2">
        <EditableContent text={text('section.voices.heading')} />
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 lg:mt-10 lg:grid-cols-3">
        {voices.map((testimonial) => (
          <Voice key={testimonial.author} {...testimonial} />
        ))}
      </ul>
    </Section>
  )
}

function Voice({ quote, author, position, picture, imageAlt }: Testimonial) {
  return (
    <li className="flex min-w-0 flex-col border-ink/15 border-t pt-6">
      <blockquote className="grow text-lead before:content-[open-quote] after:content-[close-quote]">
        {quote}
      </blockquote>
      <div className="mt-5 flex items-center gap-4">
        <div className="size-16 shrink-0">
          <Picture
            name={picture}
            alt={imageAlt}
            sizes="64px"
            className="size-full rounded-pill object-cover object-[50%_15%]"
          />
        </div>
        <p className="min-w-0">
          <span className="block font-semibold">{author}</span>
          <span className="block text-muted text-small">{position}</span>
        </p>
      </div>
    </li>
  )
}
