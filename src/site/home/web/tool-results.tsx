import type { ReactNode } from 'react'
import type { HomeTexts } from '../domain/home-texts.ts'

type Cards = HomeTexts['tools']['cards']

/** A line of a draft with its source, and a question that the website leaves open. */
export function DraftResult({ texts }: { texts: Cards['strategyConsultant']['result'] }) {
  return (
    <Sheet title={texts.title}>
      <p className="mt-1">{texts.statement}</p>
      <p className="mt-0.5 text-muted">{texts.source}</p>
      <p className="mt-2 border-sand border-t pt-2 max-sm:hidden">
        <span className="font-semibold text-orange-text">{texts.openQuestion}</span>{' '}
        <span>{texts.question}</span>
      </p>
    </Sheet>
  )
}

/** Ideas with the dots that a team gave them. */
export function VoteResult({ texts }: { texts: Cards['flightDeck']['result'] }) {
  return (
    <Sheet title={texts.title}>
      <dl>
        {texts.ideas.map(({ id, idea, dots }) => (
          <div key={id} className={ROW}>
            <dt className="min-w-0 grow">{idea}</dt>
            <dd className="shrink-0 text-brand">
              <span aria-hidden="true" className="tracking-widest">
                {'●'.repeat(Math.min(9, Number(dots) || 0))}
              </span>
              <span className="sr-only">{`${dots} ${texts.dots}`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

/** A plan of a meeting with its minutes. */
export function AgendaResult({ texts }: { texts: Cards['meetingModerator']['result'] }) {
  return (
    <Sheet title={texts.title}>
      <dl>
        {texts.items.map(({ id, start, item, minutes }) => (
          <div key={id} className={ROW}>
            <dt className="shrink-0 text-muted tabular-nums">{start}</dt>
            <dd className="min-w-0 grow">{item}</dd>
            <dd className="shrink-0 font-semibold tabular-nums">{minutes}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

const ROW = 'flex items-baseline gap-2.5 border-sand border-t py-1 first:border-t-0'

/** A part of what a tool makes, on a sheet of paper: it lies on the picture, and on phones it stands for it. */
function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="rounded-input bg-page px-4 py-3 text-ink text-small leading-snug shadow-card">
      <figcaption className="font-semibold">{title}</figcaption>
      {children}
    </figure>
  )
}
