import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import type { DeckIdeaView } from '../../domain/deck-room-view.ts'
import { SketchPicture } from './sketch-picture.tsx'

interface IdeaCardProps {
  idea: DeckIdeaView
  isChosen?: boolean
  children: ReactNode
}

/** An idea with its sketch, and what can be done with it. */
export function IdeaCard({ idea, isChosen = false, children }: IdeaCardProps) {
  return (
    <li
      className={classes(
        'flex min-w-0 flex-col rounded-card border-2 bg-white p-4 shadow-card',
        isChosen ? 'border-brand' : 'border-transparent',
      )}
    >
      <p className="whitespace-pre-line break-words font-semibold">{idea.text}</p>
      {idea.sketch.length > 0 && <SketchPicture sketch={idea.sketch} className="mt-3 max-w-60" />}
      <div className="mt-auto pt-3">{children}</div>
    </li>
  )
}
