import type { MeetingVote } from '../domain/meeting.ts'

interface VoteSumsProps {
  vote: MeetingVote
  sums: readonly number[]
  /** "3 Stimmen" */
  words: (people: number) => string
}

/** How a vote ended: each answer with its votes. */
export function VoteSums({ vote, sums, words }: VoteSumsProps) {
  const most = Math.max(1, ...sums)
  return (
    <>
      <p className="font-semibold wrap-anywhere">{vote.question}</p>
      <ul className="mt-3 grid gap-3">
        {vote.answers.map((answer, index) => (
          <li key={answer}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{answer}</span>
              <span className="shrink-0 font-semibold tabular-nums">{words(sums[index] ?? 0)}</span>
            </p>
            <div className="mt-1 h-3 overflow-clip rounded-pill bg-section">
              <div
                className="h-full rounded-pill bg-brand"
                style={{ width: `${(100 * (sums[index] ?? 0)) / most}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
