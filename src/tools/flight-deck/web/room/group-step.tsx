import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { choicesOf } from '../../domain/deck-choices.ts'
import type { DeckIdeaView } from '../../domain/deck-room-view.ts'
import { IconButton } from '../icon-button.tsx'
import { ChoiceCard } from './choice-card.tsx'
import type { RoomStepProps } from './room-types.ts'

/** Step 4: all ideas are shown, and everybody may put those together that are the same: one tap on each. */
export function GroupStep({ room, texts, act }: RoomStepProps) {
  const { group, vote } = texts
  const [movedId, setMovedId] = useState<string>()
  const { ideas, areVotesRevealed } = room.content
  const moved = ideas.find(({ id }) => id === movedId)
  const putTo = (target: DeckIdeaView) => {
    if (moved) act({ type: 'group', id: moved.id, under: target.id })
    setMovedId(undefined)
  }
  if (ideas.length === 0) return <p className="text-secondary">{vote.noIdeas}</p>
  return (
    <>
      <p role="status" className="font-semibold">
        {areVotesRevealed ? vote.revealed : moved && group.where(moved.text)}
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {choicesOf(ideas).map((choice) => (
          <ChoiceCard
            key={choice.idea.id}
            choice={choice}
            isChosen={choice.idea === moved}
            ofAlike={(idea) =>
              !areVotesRevealed && (
                <IconButton
                  label={group.takeOut(idea.text)}
                  onClick={() => act({ type: 'group', id: idea.id, under: null })}
                >
                  <CloseIcon />
                </IconButton>
              )
            }
          >
            {!areVotesRevealed && (
              <GroupButton
                texts={group}
                idea={choice.idea}
                moved={moved}
                onMove={() => setMovedId(choice.idea.id)}
                onCancel={() => setMovedId(undefined)}
                onPut={() => putTo(choice.idea)}
              />
            )}
          </ChoiceCard>
        ))}
      </ul>
    </>
  )
}

interface GroupButtonProps {
  texts: RoomStepProps['texts']['group']
  idea: DeckIdeaView
  /** The idea that was tapped first. */
  moved: DeckIdeaView | undefined
  onMove: () => void
  onCancel: () => void
  onPut: () => void
}

/** One button in the same place: it begins, ends or cancels, so the focus stays where it is. */
function GroupButton({ texts, idea, moved, onMove, onCancel, onPut }: GroupButtonProps) {
  const isMoved = moved?.id === idea.id
  const [label, about, onClick] = !moved
    ? [texts.move, texts.moveIdea(idea.text), onMove]
    : isMoved
      ? [texts.cancel, texts.cancel, onCancel]
      : [texts.put, texts.putTo(idea.text), onPut]
  return (
    <Button
      variant={moved && !isMoved ? 'primary' : 'secondary'}
      size="small"
      aria-label={about}
      onClick={onClick}
    >
      <span>{label}</span>
    </Button>
  )
}
