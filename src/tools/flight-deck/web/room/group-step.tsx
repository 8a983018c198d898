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
  if (ideas.length === 0) return <p className="text-secondary">{vote.noIdeas}</p>

  /** One button in the same place: it begins, ends or cancels, so the focus stays where it is. */
  const groupButton = (idea: DeckIdeaView) => {
    const isTarget = moved && moved !== idea
    const label = isTarget ? group.put : moved ? group.cancel : group.move
    return (
      <Button
        variant={isTarget ? 'primary' : 'secondary'}
        size="small"
        aria-label={`${label}: ${idea.text}`}
        onClick={() => {
          if (isTarget) act({ type: 'group', id: moved.id, under: idea.id })
          setMovedId(moved ? undefined : idea.id)
        }}
      >
        <span>{label}</span>
      </Button>
    )
  }
  const takeOut = (idea: DeckIdeaView) => (
    <IconButton
      label={group.takeOut(idea.text)}
      onClick={() => act({ type: 'group', id: idea.id, under: null })}
    >
      <CloseIcon />
    </IconButton>
  )
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
            {...(!areVotesRevealed && { ofAlike: takeOut })}
          >
            {!areVotesRevealed && groupButton(choice.idea)}
          </ChoiceCard>
        ))}
      </ul>
    </>
  )
}
