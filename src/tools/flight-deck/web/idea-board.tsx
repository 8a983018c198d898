import { type DragEvent, useState } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, GripIcon } from '#platform/design/web/icons.tsx'
import type { Deck, StepProps } from './deck.ts'
import { IconButton } from './icon-button.tsx'
import { hasText, type Idea, LENGTHS } from './sprint.ts'
import { UndoNotice } from './undo-notice.tsx'
import { useFocusSoon } from './use-focus-soon.ts'

/** The colours of the cards, in rotation. */
const SHEETS = ['bg-sheet-peach', 'bg-sheet-sky', 'bg-brand-tint', 'bg-sheet-violet'] as const

/** All ideas as cards: to edit, to remove, and to move with buttons or by dragging. */
export function IdeaBoard({ deck }: StepProps) {
  const { texts, sprint, change } = deck
  const { ideas } = sprint
  const [movedTo, setMovedTo] = useState<number>()
  const focusSoon = useFocusSoon()
  const move = (id: number, to: number) => {
    if (to < 0 || to >= ideas.length) return
    change({ type: 'move-idea', id, to })
    setMovedTo(to)
  }

  return (
    <section aria-labelledby="idea-board" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="idea-board" className="text-h4">
          {texts.ideas.board}
        </h3>
        {ideas.length > 0 && (
          <p className="text-muted text-small">{texts.ideas.count(ideas.length)}</p>
        )}
      </div>
      {ideas.length === 0 ? (
        <p className="mt-3 rounded-card border-2 border-sand border-dashed px-5 py-6 text-muted">
          {texts.ideas.empty}
        </p>
      ) : (
        <ul aria-labelledby="idea-board" className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {ideas.map((idea, index) => (
            <IdeaCard
              key={idea.id}
              deck={deck}
              idea={idea}
              index={index}
              onMove={(to, buttonId) => {
                move(idea.id, to)
                // An element that is moved in the document loses the focus.
                focusSoon(buttonId)
              }}
              onDropHere={(id) => move(id, index)}
            />
          ))}
        </ul>
      )}
      <UndoNotice deck={deck} />
      <p role="status" className="sr-only">
        {movedTo !== undefined && texts.ideas.moved(movedTo + 1, ideas.length)}
      </p>
    </section>
  )
}

interface IdeaCardProps {
  deck: Deck
  idea: Idea
  index: number
  /** Moves the idea to an index. `buttonId` is the button that gets the focus afterwards. */
  onMove: (to: number, buttonId: string) => void
  /** Another idea was dropped on this one. */
  onDropHere: (id: number) => void
}

const DRAGGED = 'application/x-idea'

function IdeaCard({ deck, idea, index, onMove, onDropHere }: IdeaCardProps) {
  const { texts, sprint, change } = deck
  const { id, text, method } = idea
  const [isTarget, setTarget] = useState(false)
  const name = hasText(text) ? text : texts.ideas.text(index + 1)
  const buttonIds = { earlier: `idea-${id}-earlier`, later: `idea-${id}-later` }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    setTarget(true)
  }

  return (
    <li
      onDragOver={over}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        setTarget(false)
        const dropped = Number(event.dataTransfer.getData(DRAGGED))
        if (!dropped) return
        event.preventDefault()
        onDropHere(dropped)
      }}
      className={classes(
        'flex min-w-0 flex-col rounded-card p-4 shadow-card outline-2 outline-transparent outline-dashed transition-[outline-color]',
        SHEETS[id % SHEETS.length],
        isTarget && 'outline-ink',
      )}
    >
      <div className="flex items-center gap-1 text-secondary text-small">
        <span
          aria-hidden="true"
          draggable
          onDragStart={(event) => {
            event.dataTransfer.setData(DRAGGED, String(id))
            event.dataTransfer.effectAllowed = 'move'
            const card = event.currentTarget.closest('li')
            if (card) event.dataTransfer.setDragImage(card, 12, 12)
          }}
          className="-ml-1.5 inline-flex size-6 cursor-grab items-center justify-center pointer-coarse:hidden"
        >
          <GripIcon />
        </span>
        <span>{texts.method.ideas[method].name}</span>
      </div>
      <textarea
        aria-label={texts.ideas.text(index + 1)}
        rows={2}
        maxLength={LENGTHS.line}
        value={text}
        onChange={({ target }) => change({ type: 'idea', id, text: target.value })}
        className="field-sizing-content mt-1 block min-h-18 w-full grow resize-none rounded-input border border-transparent bg-transparent px-2 py-1 font-medium leading-snug transition-colors hover:border-line focus:bg-white"
      />
      <div className="-mx-2 -mb-2 mt-1 flex">
        <IconButton
          id={buttonIds.earlier}
          label={texts.ideas.earlier(name)}
          aria-disabled={index === 0 || undefined}
          onClick={() => onMove(index - 1, buttonIds.earlier)}
        >
          <ArrowLeftIcon />
        </IconButton>
        <IconButton
          id={buttonIds.later}
          label={texts.ideas.later(name)}
          aria-disabled={index === sprint.ideas.length - 1 || undefined}
          onClick={() => onMove(index + 1, buttonIds.later)}
        >
          <ArrowRightIcon />
        </IconButton>
        <IconButton
          className="ml-auto"
          label={texts.ideas.remove(name)}
          onClick={() => change({ type: 'remove-idea', id })}
        >
          <CloseIcon />
        </IconButton>
      </div>
    </li>
  )
}
