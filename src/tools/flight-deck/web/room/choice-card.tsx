import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import type { Choice } from '../../domain/deck-choices.ts'
import type { DeckIdeaView } from '../../domain/deck-room-view.ts'
import { SketchPicture } from './sketch-pad.tsx'

interface ChoiceCardProps {
  choice: Choice<DeckIdeaView>
  isChosen?: boolean
  /** What can be done with one of the ideas that were put to it. */
  ofAlike?: (idea: DeckIdeaView) => ReactNode
  children: ReactNode
}

/** An idea with those that were put to it, their sketches, and what can be done with them. */
export function ChoiceCard({ choice, isChosen = false, ofAlike, children }: ChoiceCardProps) {
  const { idea, alike } = choice
  return (
    <li
      className={classes(
        'flex min-w-0 flex-col rounded-card border-2 bg-white p-4 shadow-card',
        isChosen ? 'border-brand' : 'border-transparent',
      )}
    >
      <p className="whitespace-pre-line break-words font-semibold">{idea.text}</p>
      <Sketch idea={idea} />
      {alike.map((one) => (
        <div key={one.id} className="mt-2 border-sand border-t pt-2">
          <div className="flex items-center gap-2">
            <p className="min-w-0 flex-1 whitespace-pre-line break-words">{one.text}</p>
            {ofAlike?.(one)}
          </div>
          <Sketch idea={one} />
        </div>
      ))}
      <div className="mt-auto pt-3">{children}</div>
    </li>
  )
}

function Sketch({ idea }: { idea: DeckIdeaView }) {
  return idea.sketch.length > 0 && <SketchPicture sketch={idea.sketch} className="mt-3 max-w-60" />
}
