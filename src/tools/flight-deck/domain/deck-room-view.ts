import type { RoomActor } from '#tools/rooms/domain/room.ts'
import {
  type DeckContent,
  type DeckIdea,
  DOTS,
  dotsByIdea,
  dotsGiven,
  isBefore,
  isDecider,
  sketchCountOf,
} from './deck-room.ts'

/** An idea as one member sees it. Who wrote it is not told. */
export interface DeckIdeaView extends Omit<DeckIdea, 'by'> {
  readonly isMine: boolean
  /** The dots that the member has given. */
  readonly myDots: number
  /** All dots; null until the votes are revealed. */
  readonly dots: number | null
}

/** A team's sprint as one member sees it. */
export interface DeckView extends Omit<DeckContent, 'ideas' | 'votes'> {
  /** The member's own until the vote begins; then all, in an order that does not tell who wrote them. */
  readonly ideas: readonly DeckIdeaView[]
  /** How many ideas and sketches there are, and how many members have given all their dots. */
  readonly ideaCount: number
  readonly sketchCount: number
  readonly votedCount: number
  /** Whether the member decides. */
  readonly isDecider: boolean
}

/** What a member may see: no ideas of others before the vote, no votes of others, and no sums before the reveal. */
export function viewDeck(content: DeckContent, who: RoomActor): DeckView {
  const { ideas, votes, ...shown } = content
  const areAllShown = !isBefore(content.step, 'votes') || content.areVotesRevealed
  const sums = dotsByIdea(content)
  const visible = areAllShown
    ? ideas.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    : ideas.filter(({ by }) => by === who.memberId)
  return {
    ...shown,
    ideas: visible.map(({ by, ...idea }) => ({
      ...idea,
      isMine: by === who.memberId,
      myDots: votes[who.memberId]?.[idea.id] ?? 0,
      dots: content.areVotesRevealed ? (sums[idea.id] ?? 0) : null,
    })),
    ideaCount: ideas.length,
    sketchCount: sketchCountOf(content),
    votedCount: Object.keys(votes).filter((member) => dotsGiven(content, member) === DOTS).length,
    isDecider: isDecider(content, who),
  }
}
