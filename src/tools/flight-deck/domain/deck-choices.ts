import type { DeckContent, DeckIdea } from './deck-room.ts'

/** What people vote on: an idea that stands for itself, with those that were put to it. */
export interface Choice<Idea> {
  readonly idea: Idea
  readonly alike: readonly Idea[]
}

type Grouped = Pick<DeckIdea, 'id' | 'under'>

/** The choices among ideas, in the order of the ideas. */
export function choicesOf<Idea extends Grouped>(ideas: readonly Idea[]): Choice<Idea>[] {
  return ideas
    .filter(({ under }) => under === null)
    .map((idea) => ({ idea, alike: ideas.filter(({ under }) => under === idea.id) }))
}

/** The id of the choice to which an idea belongs; undefined where there is no such idea. */
export function choiceIdOf(ideas: readonly Grouped[], id: string): string | undefined {
  const idea = ideas.find((one) => one.id === id)
  return idea && (idea.under ?? idea.id)
}

/**
 * The ideas after one was put to another, with those that were put to it before: a group has one idea that the others
 * stand under.
 *
 * @param under null takes the idea out of its group
 */
export function groupedIdeas<Idea extends Grouped>(
  ideas: readonly Idea[],
  id: string,
  under: string | null,
): readonly Idea[] {
  const choice = under === null ? null : (choiceIdOf(ideas, under) ?? null)
  if (choice === id) return ideas
  const isMoved = (idea: Idea) => idea.id === id || (choice !== null && idea.under === id)
  return ideas.map((idea) => (isMoved(idea) ? { ...idea, under: choice } : idea))
}

/** The ideas without one. Where others were put to it, the first of them stands for the group. */
export function withoutIdea<Idea extends Grouped>(
  ideas: readonly Idea[],
  id: string,
): readonly Idea[] {
  const first = ideas.find(({ under }) => under === id)?.id ?? null
  return ideas
    .filter((idea) => idea.id !== id)
    .map((idea) =>
      idea.under === id ? { ...idea, under: idea.id === first ? null : first } : idea,
    )
}

type Voted = Pick<DeckContent, 'ideas' | 'votes' | 'runoff'>

/** Whether a choice can get dots: every one, or where people vote again because of a tie, those that were tied. */
export function isVotedOn({ ideas, runoff }: Pick<Voted, 'ideas' | 'runoff'>, choiceId: string) {
  return runoff === null || runoff.some((id) => choiceIdOf(ideas, id) === choiceId)
}

/** The sum of all dots of each choice that has any. A dot for an idea counts for its group. */
export function dotsByChoice({ ideas, votes }: Pick<Voted, 'ideas' | 'votes'>) {
  const sums: Record<string, number> = {}
  for (const given of Object.values(votes))
    for (const [idea, dots] of Object.entries(given)) {
      const choice = choiceIdOf(ideas, idea) ?? idea
      sums[choice] = (sums[choice] ?? 0) + dots
    }
  return sums
}

/** The ids of the choices that share the most dots, in the order of the ideas; none where one is ahead of all. */
export function tiedChoices(content: Voted): string[] {
  const sums = dotsByChoice(content)
  const most = Math.max(0, ...Object.values(sums))
  const first = choicesOf(content.ideas).filter(({ idea }) => sums[idea.id] === most)
  return most > 0 && first.length > 1 ? first.map(({ idea }) => idea.id) : []
}
