import { AskFirst } from './room-ask-first.tsx'
import type { RoomStepProps } from './step-props.ts'

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
