import { Section } from '#platform/design/web/section.tsx'
import { OWN_VOICES } from '#platform/editing/domain/page-texts.ts'
import type { TrainingText } from '#platform/editing/web/content-text.ts'
import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import { VOICES_TEXTS } from '#site/frame/domain/voices-texts.ts'
import { idsOf } from '#site/pages/domain/page-content.ts'
import { group, type TextsOf } from '#site/pages/domain/text-schema.ts'
import { pageTexts, type StoredContent } from '#site/pages/web/load-page-texts.ts'
import { AddItem, EditableContent, useIsEditing } from './editing/editable.tsx'
import { OwnVoices, ownVoice, ownVoiceList } from './own-voices.tsx'

const LIST = 'mt-8 grid grid-cols-1 gap-x-10 gap-y-8 lg:mt-10 lg:grid-cols-3'

const OF_HOME = group('Startseite', { testimonials: VOICES_TEXTS })

interface VoicesSectionProps {
  text: TrainingText
  /** What is stored of all pages. */
  content: readonly StoredContent[]
}

/**
 * What participants said about the training, as staff wrote it. Without any, what clients say on the home page: about
 * projects, not about a training.
 */
export function VoicesSection({ text, content }: VoicesSectionProps) {
  const isEditing = useIsEditing()
  const { items } = pageTexts(OF_HOME, { page: 'home', language: 'de' }, content).testimonials
  const ids = idsOf(text(OWN_VOICES).content)
  const own = ids.map((id) => ownVoice(text, id)).filter((voice) => voice.isWhole)
  const hasOwn = isEditing ? ids.length > 0 : own.length > 0
  if (!hasOwn && items.length === 0 && !isEditing) return null
  return (
    <Section ground="section" aria-labelledby="stimmen">
      <h2 id="stimmen" className="text-h2">
        <EditableContent
          text={text(hasOwn ? 'section.participants.heading' : 'section.voices.heading')}
        />
      </h2>
      {isEditing && hasOwn ? (
        <OwnVoices text={text} />
      ) : (
        <ul className={LIST}>
          {hasOwn
            ? own.map((voice) => (
                <Voice
                  key={voice.id}
                  quote={voice.quote.content}
                  author={voice.author.content}
                  position={voice.position.content}
                />
              ))
            : items.map((voice) => <Voice key={voice.id} {...voice} />)}
        </ul>
      )}
      {isEditing && (
        // In the padding of the section, so that nothing moves when the edit mode begins.
        <div className="relative">
          <AddItem of={ownVoiceList(text)} className="top-2 left-0" />
        </div>
      )}
    </Section>
  )
}

type VoiceTexts = TextsOf<typeof VOICES_TEXTS>['items'][number]
type VoiceProps = Pick<VoiceTexts, 'quote' | 'author' | 'position'> &
  Partial<Pick<VoiceTexts, 'picture'>>

function Voice({ quote, author, position, picture }: VoiceProps) {
  return (
    <li className="flex min-w-0 flex-col border-ink/15 border-t pt-6">
      <blockquote className="grow text-lead before:content-[open-quote] after:content-[close-quote]">
        {quote}
      </blockquote>
      <div className="mt-5 flex items-center gap-4">
        {picture && (
          <div className="size-16 shrink-0">
            <TextPicture
              of={picture}
              sizes="64px"
              className="size-full rounded-pill object-cover object-[50%_15%]"
            />
          </div>
        )}
        <p className="min-w-0">
          <span className="block font-semibold">{author}</span>
          <span className="block text-muted text-small">{position}</span>
        </p>
      </div>
    </li>
  )
}
