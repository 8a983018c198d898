import { Button } from '#platform/design/web/button.tsx'
import { DOTS } from '../../domain/deck-room.ts'
import { IdeaCard } from './idea-card.tsx'
import type { RoomStepProps } from './step-props.ts'
import { VoteAgain } from './vote-again.tsx'

/** Step 4: everybody places three dots, in secret. */
export function VotesStep(props: RoomStepProps) {
  const { room, texts, act } = props
  const { vote } = texts
  const { ideas, areVotesRevealed, votedCount } = room.content
  const left = DOTS - ideas.reduce((sum, { myDots }) => sum + myDots, 0)
  if (ideas.length === 0) return <p className="text-secondary">{vote.noIdeas}</p>
  return (
    <>
      <p role="status" className="font-semibold">
        {areVotesRevealed ? vote.revealed : vote.left(left)}
      </p>
      <p className="text-muted text-small">{vote.done(votedCount, room.members.length)}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {ideas.map((idea) => (
          <IdeaCard key={idea.id} idea={idea}>
            {idea.isMine && <p className="mb-1 text-muted text-small">{vote.mine}</p>}
            <div className="flex items-center gap-3">
              <Button
                variant="secondary"
                size="small"
                aria-label={vote.fewer(idea.text)}
                disabled={areVotesRevealed || idea.myDots === 0}
                onClick={() => act({ type: 'vote', id: idea.id, dots: idea.myDots - 1 })}
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
                onClick={() => act({ type: 'vote', id: idea.id, dots: idea.myDots + 1 })}
              >
                +
              </Button>
            </div>
          </IdeaCard>
        ))}
      </ul>
      <VoteAgain {...props} />
    </>
  )
}
