import type { RoomActor } from '#tools/rooms/domain/room.ts'
import { choiceIdOf, dotsByChoice, isVotedOn, tiedChoices } from './deck-choices.ts'
import { type DeckContent, type DeckIdea, isBefore, isDecider, sketchCountOf } from './deck-room.ts'
import type { StepTimer } from './step-timer.ts'

/** An idea as one member sees it. Who wrote it is not told. */
export interface DeckIdeaView extends Omit<DeckIdea, 'by'> {
  readonly isMine: boolean
  /** Whether it can get dots: where people vote again because of a tie, only what was tied. */
  readonly isVotedOn: boolean
  /** The dots that the member has given. Those of a group are at the idea that stands for it. */
  readonly myDots: number
  /** All dots; null until the votes are revealed, and for what is not voted on. */
  readonly dots: number | null
}

/** A team's sprint as one member sees it. */
export interface DeckView extends Omit<DeckContent, 'ideas' | 'votes' | 'timers' | 'runoff'> {
  /** The member's own until ideas are put together; then all, in an order that does not tell who wrote them. */
  readonly ideas: readonly DeckIdeaView[]
  /** The time of the open step. */
  readonly timer: StepTimer | null
  /** How many ideas and sketches there are, with those that the member does not see. */
  readonly ideaCount: number
  readonly sketchCount: number
  /** Ids of the ideas that share the most dots; none until the votes are revealed. */
  readonly tied: readonly string[]
  /** Whether the member decides. */
  readonly isDecider: boolean
}

/** What a member may see: no ideas of others before they are put together, no votes of others, and no sums before the reveal. */
export function viewDeck(content: DeckContent, who: RoomActor): DeckView {
  const { ideas, votes, timers, runoff: _, ...shown } = content
  const { memberId } = who
  const areAllShown = !isBefore(content.step, 'group') || content.areVotesRevealed
  const sums = dotsByChoice(content)
  const mine = dotsByChoice({ ideas, votes: { [memberId]: votes[memberId] ?? {} } })
  const visible = areAllShown
    ? ideas.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    : ideas.filter(({ by }) => by === memberId).map((idea) => ({ ...idea, under: null }))
  return {
    ...shown,
    timer: timers[content.step] ?? null,
    ideas: visible.map(({ by, ...idea }) => {
      const canHaveDots = isVotedOn(content, choiceIdOf(ideas, idea.id) ?? idea.id)
      return {
        ...idea,
        isMine: by === memberId,
        isVotedOn: canHaveDots,
        myDots: mine[idea.id] ?? 0,
        dots: content.areVotesRevealed && canHaveDots ? (sums[idea.id] ?? 0) : null,
      }
    }),
    ideaCount: ideas.length,
    sketchCount: sketchCountOf(ideas),
    tied: content.areVotesRevealed ? tiedChoices(content) : [],
    isDecider: isDecider(content, who),
  }
}
