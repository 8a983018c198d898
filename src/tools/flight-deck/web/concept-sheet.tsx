import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { LogoMark } from '#platform/design/web/logo.tsx'
import { linesOf } from '#tools/documents/domain/phrase.ts'
import { conceptOf } from './concept.ts'
import type { StepProps } from './deck.ts'
import type { FlightDeckTexts } from './flight-deck.de.ts'
import { type ConceptPart, hasText } from './sprint.ts'

interface ConceptSheetProps extends StepProps {
  /** Tool and date, on a sheet that is exported as a picture. */
  madeOn?: string
}

/**
 * The concept on one page. Its layout depends on the width of its parent element, not of the window: the same sheet is
 * shown on phones and exported as a picture.
 */
export function ConceptSheet({ deck, madeOn }: ConceptSheetProps) {
  const { texts, sprint } = deck
  const concept = conceptOf(sprint, texts.method)
  const { fields } = texts.concept
  const text = (part: ConceptPart) =>
    hasText(concept[part]) ? (
      <p className="whitespace-pre-line">{concept[part].trim()}</p>
    ) : (
      <Open texts={texts} part={part} />
    )
  const list = (part: ConceptPart, mark: (index: number) => ReactNode) => {
    const points = linesOf(concept[part])
    if (points.length === 0) return <Open texts={texts} part={part} />
    return (
      <ul className="grid gap-2.5">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          <li key={index} className="flex items-start gap-3">
            {mark(index)}
            <span className="min-w-0 pt-0.5">{point}</span>
          </li>
        ))}
      </ul>
    )
  }

  return (
    <article
      lang={deck.language}
      // No shadow in a picture: WebKit draws it at the wrong place.
      className={classes(
        '@container overflow-hidden rounded-card bg-white',
        madeOn === undefined && 'shadow-picture',
      )}
    >
      <header className="bg-sheet-sky p-6 @2xl:px-10 @2xl:pt-9 @2xl:pb-8">
        <p className="flex items-center gap-2.5 font-semibold text-secondary text-small">
          <LogoMark className="h-5 w-auto" />
          <span>{madeOn ?? deck.intro.title}</span>
        </p>
        <h4 className="mt-5 max-w-[22ch] font-bold font-display text-h2 @2xl:text-h1">
          {hasText(concept.name) ? concept.name.trim() : <Open texts={texts} part="name" />}
        </h4>
        <div className="mt-4 max-w-[56ch] text-lead">{text('promise')}</div>
        <dl className="mt-5 grid gap-x-8 gap-y-3 text-small @2xl:grid-cols-2">
          <div>
            <dt className="font-semibold text-orange-text">{fields.audience.label}</dt>
            <dd>{text('audience')}</dd>
          </div>
          {hasText(sprint.question) && (
            <div>
              <dt className="font-semibold text-orange-text">{texts.concept.answers}</dt>
              <dd>{sprint.question}</dd>
            </div>
          )}
        </dl>
      </header>
      <div className="grid gap-x-10 gap-y-7 p-6 @2xl:grid-cols-2 @2xl:px-10 @2xl:py-8">
        <Part title={fields.how.label}>
          {list('how', (index) => (
            <ItemNumber index={index} />
          ))}
        </Part>
        <Part title={fields.assumptions.label}>
          {list('assumptions', () => (
            <span
              aria-hidden="true"
              className="mt-1 size-5.5 shrink-0 rounded-[6px] border-2 border-line border-dashed"
            />
          ))}
        </Part>
      </div>
      <div className="on-dark bg-brand p-6 text-white @2xl:px-10 @2xl:py-8">
        <h5 className="font-display font-semibold text-h4">{texts.concept.test}</h5>
        <div className="mt-2 max-w-[64ch]">{text('hypothesis')}</div>
        <div className="mt-6 grid gap-x-10 gap-y-6 @2xl:grid-cols-[3fr_2fr]">
          <Part title={fields.steps.label}>
            {list('steps', (index) => (
              <ItemNumber index={index} />
            ))}
          </Part>
          <div className="grid content-start gap-6">
            <Part title={fields.measure.label}>{text('measure')}</Part>
            <Part title={fields.duration.label}>{text('duration')}</Part>
          </div>
        </div>
      </div>
      {madeOn && (
        <footer className="px-10 py-5 text-muted text-small">
          {sprint.withAi ? texts.export.noteAi : texts.export.noteMethod}
        </footer>
      )}
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h5 className="mb-2.5 font-semibold text-small">{title}</h5>
      {children}
    </div>
  )
}

function ItemNumber({ index }: { index: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-pill bg-brand-tint font-bold font-display text-brand text-small"
    >
      {index + 1}
    </span>
  )
}

/** An empty part is shown as a question. */
function Open({ texts, part }: { texts: FlightDeckTexts; part: ConceptPart }) {
  return (
    <span className="block rounded-input border-2 border-current border-dashed px-3.5 py-2 font-normal font-text text-base leading-normal tracking-normal">
      {texts.concept.open(texts.concept.fields[part].question)}
    </span>
  )
}
