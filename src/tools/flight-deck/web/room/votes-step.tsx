import { Button } from '#platform/design/web/button.tsx'
import { choicesOf } from '../../domain/deck-choices.ts'
import { DOTS } from '../../domain/deck-room.ts'
import type { DeckIdeaView } from '../../domain/deck-room-view.ts'
import { ChoiceCard } from './choice-card.tsx'
import { AskFirst } from './room-ask-first.tsx'
import type { RoomStepProps } from './room-types.ts'

/** Step 5: everybody places three dots, in secret. After a tie only on the ideas that were tied. */
export function VotesStep(props: RoomStepProps) {
  const { room, texts, act } = props
  const { vote } = texts
  const { ideas, areVotesRevealed } = room.content
  const left = DOTS - ideas.reduce((sum, { myDots }) => sum + myDots, 0)
  const choices = choicesOf(ideas).filter(({ idea }) => idea.isVotedOn)
  const give = ({ id }: DeckIdeaView, dots: number) => act({ type: 'vote', id, dots })
  if (ideas.length === 0) return <p className="text-secondary">{vote.noIdeas}</p>
  return (
    <>
      {ideas.some(({ isVotedOn }) => !isVotedOn) && <p>{vote.runoff}</p>}
      <p role="status" className="font-semibold">
        {areVotesRevealed ? vote.revealed : vote.left(left)}
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {choices.map(({ idea, alike }) => (
          <ChoiceCard key={idea.id} choice={{ idea, alike }}>
            {idea.isMine && <p className="mb-1 text-muted text-small">{vote.mine}</p>}
            <div className="flex items-center gap-3">
              <Button
                variant="secondary"
                size="small"
                aria-label={vote.fewer(idea.text)}
                disabled={areVotesRevealed || idea.myDots === 0}
                onClick={() => give(idea, idea.myDots - 1)}
              >
                −
              </Button>
              <span className="min-w-16 text-center">
                <span className="sr-only">{vote.own(idea.myDots)}</span>
                <span aria-hidden="true" className="text-brand text-h4 tracking-widest">
                  {'●'.repeat(Math.min(DOTS, idea.myDots)) || '–'}
                </span>
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={vote.more(idea.text)}
                disabled={areVotesRevealed || left <= 0}
                onClick={() => give(idea, idea.myDots + 1)}
              >
                +
              </Button>
            </div>
          </ChoiceCard>
        ))}
      </ul>
      <VoteAgain {...props} />
    </>
  )
}

/** For the host, once the votes are revealed: lets everybody vote anew. */
export function VoteAgain({ room, texts, act }: RoomStepProps) {
  const { vote, host } = texts
  if (!room.isHost || !room.content.areVotesRevealed) return null
  return (
    <div className="mt-6">
      <AskFirst
        label={vote.again}
        question={vote.againQuestion}
        confirm={vote.againConfirm}
        cancel={host.no}
        onConfirm={() => act({ type: 'vote-again' })}
      />
    </div>
  )
}
