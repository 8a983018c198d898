import type { CSSProperties } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { Section } from '#platform/design/web/section.tsx'
import type { ShownText } from '#platform/editing/web/content-text.ts'
import { durationText, sessionMinutes } from '#shop/seats/domain/session-facts.ts'
import { agendaMinutes, readAgendaPart } from '../domain/agenda.ts'
import type { Training } from '../domain/training.ts'
import { AddItem, EditableContent, EditableItem, useIsEditing } from './editing/editable.tsx'
import { SketchedNotes } from './sketched-notes.tsx'

/** The most parts that stand side by side on wide windows. More are a list there too. */
const SIDE_BY_SIDE = 8

interface AgendaSectionProps {
  heading: ShownText
  training: Training
}

/**
 * What happens in a session, as the board that it takes place on: each part has a field of it, as wide as it is long,
 * and at least as wide as its longest word.
 * On narrow windows the fields are below each other. Without parts visitors see nothing.
 */
export function AgendaSection({ heading, training }: AgendaSectionProps) {
  const isEditing = useIsEditing()
  const { agenda } = training
  if (agenda.length === 0 && !isEditing) return null
  const list = { kind: 'training', training, field: 'agenda' } as const
  return (
    <Section ground="section" aria-labelledby="minuten">
      <h2 id="minuten" className="text-h2">
        <EditableContent text={heading} />
      </h2>
      <div className="relative">
        {agenda.length > 0 && <Board training={training} />}
        <AddItem
          of={list}
          className={agenda.length > 0 ? 'top-full left-0 mt-2' : 'top-0 left-0 mt-4'}
        />
        {isEditing && <Hint training={training} />}
      </div>
    </Section>
  )
}

function Board({ training }: { training: Training }) {
  const list = { kind: 'training', training, field: 'agenda' } as const
  const isRow = training.agenda.length <= SIDE_BY_SIDE
  const columns = training.agenda
    .map((part) => `minmax(min-content,${minutesOf(part)}fr)`)
    .join(' ')
  return (
    <ol
      style={{ '--parts': columns } as CSSProperties}
      className={classes(
        'mt-8 grid grid-cols-1 gap-2 rounded-picture border-(--accent) border-6 bg-white p-3 shadow-picture sm:p-4 lg:mt-10 lg:border-8',
        isRow && 'xl:grid-cols-(--parts)',
      )}
    >
      {Object.entries(training.agenda).map(([place, part]) => (
        <li
          key={place}
          className={classes(
            'grid min-w-0 break-inside-avoid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-4 rounded-input bg-(--tint) px-4 py-3.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:px-5',
            isRow &&
              'xl:min-h-64 xl:grid-cols-[1fr] xl:grid-rows-[auto_1fr_auto] xl:items-start xl:gap-y-2 xl:p-4',
          )}
        >
          <span className="text-muted text-small">
            <b className="font-display font-heading text-(--accent) text-h3 tabular-nums">
              {minutesOf(part)}
            </b>
            {' Min.'}
          </span>{' '}
          <span className="relative font-semibold text-small xl:pr-1">
            <EditableItem
              of={list}
              index={Number(place)}
              handle="top-0 right-full mr-1 xl:top-full xl:right-auto xl:left-0 xl:mt-1.5"
            >
              {textOf(part)}
            </EditableItem>
          </span>
          <SketchedNotes minutes={minutesOf(part)} place={Number(place)} />
        </li>
      ))}
    </ol>
  )
}

/** For staff: whether the parts fill the session. */
function Hint({ training }: { training: Training }) {
  const { agenda, dates } = training
  if (agenda.length === 0)
    return (
      <p className="mt-16 max-w-[60ch] text-secondary text-small">
        Hier steht, was in der Session passiert, etwa „10 Min.: Ankommen“. Solange hier nichts
        steht, fehlt dieser Teil auf der Seite.
      </p>
    )
  const minutes = agendaMinutes(agenda)
  const sessions = new Set(dates.map((date) => sessionMinutes(date) ?? minutes))
  const isFilled =
    sessions.size === 0 ? `${minutes} Minuten` === durationText([]) : sessions.has(minutes)
  return (
    <p
      className={classes(
        // In the padding below the board, so that nothing moves when the edit mode begins.
        'absolute top-full right-0 mt-3 max-w-3/5 text-right text-small',
        isFilled ? 'text-secondary' : 'font-semibold text-orange-text',
      )}
    >
      {isFilled
        ? `Zusammen ${minutes} Minuten, so lang wie die Session.`
        : `Zusammen ${minutes} Minuten. Die Session dauert ${durationText(dates)}.`}
    </p>
  )
}

function minutesOf(part: string): number {
  return readAgendaPart(part)?.minutes ?? 0
}

function textOf(part: string): string {
  return readAgendaPart(part)?.text ?? part
}
