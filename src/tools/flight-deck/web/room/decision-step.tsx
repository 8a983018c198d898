import { Button } from '#platform/design/web/button.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { choicesOf } from '../../domain/deck-choices.ts'
import { ChoiceCard } from './choice-card.tsx'
import { hostName, nameOf, type RoomStepProps } from './room-types.ts'
import { VoteAgain } from './votes-step.tsx'

/** Step 6: the sums are revealed, a tie is said, and one person decides. */
export function DecisionStep(props: RoomStepProps) {
  const { room, texts, act } = props
  const { decision, vote } = texts
  const { ideas, isDecider, deciderId, decidedId } = room.content
  const dotsOf = ({ dots }: (typeof ideas)[number]) => dots ?? -1
  const ranked = choicesOf(ideas).toSorted(
    ({ idea: one }, { idea: other }) => dotsOf(other) - dotsOf(one),
  )
  return (
    <>
      <p role="status" className="font-semibold">
        {isDecider ? decision.youDecide : decision.decides(deciderName(props))}
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
      <Tie {...props} />
      <ol className="mt-5 grid gap-4 sm:grid-cols-2">
        {ranked.map(({ idea, alike }) => (
          <ChoiceCard key={idea.id} choice={{ idea, alike }} isChosen={idea.id === decidedId}>
            <p className="text-secondary text-small">
              {idea.dots === null ? decision.notVotedOn : decision.dots(idea.dots)}
            </p>
            {idea.id === decidedId ? (
              <p className="mt-2 font-semibold text-brand">{decision.decided}</p>
            ) : (
              isDecider && (
                <Button
                  variant="secondary"
                  size="small"
                  className="mt-2"
                  aria-label={`${decision.choose}: ${idea.text}`}
                  onClick={() => act({ type: 'decide', id: idea.id })}
                >
                  {decision.choose}
                </Button>
              )
            )}
          </ChoiceCard>
        ))}
      </ol>
      <VoteAgain {...props} />
    </>
  )
}

function deciderName({ room }: Pick<RoomStepProps, 'room'>): string {
  const { deciderId } = room.content
  return deciderId ? nameOf(room, deciderId) : hostName(room)
}

/** Until somebody has decided: which ideas share the most dots, and what to do about it. */
function Tie(props: RoomStepProps) {
  const { room, texts, act } = props
  const { ideas, tied, decidedId, isDecider } = room.content
  const { tie } = texts.decision
  const [first, ...others] = ideas.filter(({ id }) => tied.includes(id))
  if (decidedId !== null || ideas.length === 0) return null
  if (!first)
    return ideas.every(({ dots }) => !dots) && <p className="mt-4 font-semibold">{tie.noDots}</p>
  return (
    <section aria-labelledby="room-tie" className="mt-5 rounded-card bg-sheet-peach p-5">
      <h3 id="room-tie" className="text-h4">
        {tie.title(others.length + 1, first.dots ?? 0)}
      </h3>
      <ul className="mt-2 list-disc pl-5">
        {[first, ...others].map(({ id, text }) => (
          <li key={id} className="break-words">
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-2">{isDecider ? tie.youDecide : tie.decides(deciderName(props))}</p>
      {room.isHost && (
        <Button
          size="small"
          className="mt-3"
          onClick={() => act({ type: 'vote-again', isRunoff: true })}
        >
          {tie.again}
        </Button>
      )}
    </section>
  )
}
