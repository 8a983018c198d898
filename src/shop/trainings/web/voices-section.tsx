import { Section } from '#platform/design/web/section.tsx'
import type { TrainingText } from '#platform/editing/web/content-text.ts'
import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import { VOICES_TEXTS } from '#site/frame/domain/voices-texts.ts'
import { group, type TextsOf } from '#site/pages/domain/text-schema.ts'
import { pageTexts, type StoredContent } from '#site/pages/web/load-page-texts.ts'

import { EditableContent } from './editing/editable.tsx'

const OF_HOME = group('Startseite', { testimonials: VOICES_TEXTS })

interface VoicesSectionProps {
  text: TrainingText
  /** What is stored of all pages. */
  content: readonly StoredContent[]
}

/** What clients say, as on the home page: about projects, not about a training. */
export function VoicesSection({ text, content }: VoicesSectionProps) {
  const { items } = pageTexts(OF_HOME, { page: 'home', language: 'de' }, content).testimonials
  if (items.length === 0) return null
  return (
    <Section ground="section" aria-labelledby="stimmen">
      <h2 id="stimmen" className="text-h2">
        <EditableContent text={text('section.voices.heading')} />
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 lg:mt-10 lg:grid-cols-3">
        {items.map((voice) => (
          <Voice key={voice.id} {...voice} />
        ))}
      </ul>
    </Section>
  )
}

type VoiceProps = TextsOf<typeof VOICES_TEXTS>['items'][number]

function Voice({ quote, author, position, picture }: VoiceProps) {
  return (
    <li className="flex min-w-0 flex-col border-ink/15 border-t pt-6">
      <blockquote className="grow text-lead before:content-[open-quote] after:content-[close-quote]">
        {quote}
      </blockquote>
      <div className="mt-5 flex items-center gap-4">
        <div className="size-16 shrink-0">
          <TextPicture
            of={picture}
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
