import { Button } from '#platform/design/web/button.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { IdeaCard } from './idea-card.tsx'
import { nameOf, type RoomStepProps } from './step-props.ts'
import { VoteAgain } from './vote-again.tsx'

/** Step 5: the sums are revealed, and one person decides. */
export function DecisionStep(props: RoomStepProps) {
  const { room, texts, act } = props
  const { decision, vote } = texts
  const { ideas, isDecider, deciderId, decidedId } = room.content
  const host = room.members.find(({ isHost }) => isHost)?.name ?? ''
  const ranked = ideas.toSorted((one, other) => (other.dots ?? 0) - (one.dots ?? 0))
  return (
    <>
      <p role="status" className="font-semibold">
        {isDecider
          ? decision.youDecide
          : decision.decides(deciderId ? nameOf(room, deciderId) : host)}
      </p>
      {room.isHost && (
        <SelectField
          id="room-decider"
          label={decision.decider}
          className="mt-4 max-w-80"
          value={deciderId ?? ''}
          onChange={({ target }) => act({ type: 'decider', memberId: target.value || null })}
        >
          <option value="">{decision.hostDecides}</option>
          {room.members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {ideas.length === 0 && <p className="mt-4 text-secondary">{vote.noIdeas}</p>}
      <ol className="mt-5 grid gap-4 sm:grid-cols-2">
        {ranked.map((idea) => (
          <IdeaCard key={idea.id} idea={idea} isChosen={idea.id === decidedId}>
            <p className="text-secondary text-small">{decision.dots(idea.dots ?? 0)}</p>
            {idea.id === decidedId ? (
              <p className="mt-2 font-semibold text-brand">{decision.decided}</p>
            ) : (
              isDecider && (
                <Button
                  variant="secondary"
                  size="small"
                  className="mt-2"
                  aria-label={decision.choose(idea.text)}
                  onClick={() => act({ type: 'decide', id: idea.id })}
                >
                  {decision.chooseShort}
                </Button>
              )
            )}
          </IdeaCard>
        ))}
      </ol>
      <VoteAgain {...props} />
    </>
  )
}
