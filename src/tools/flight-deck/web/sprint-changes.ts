import { FINALISTS_MAX } from '../domain/idea-ranking.ts'
import { type ConceptFields, chosenIdea, hasText, type Idea, type Sprint } from './sprint.ts'

/** The parts of a sprint that a change replaces. */
export type SprintChange = Partial<Sprint>

/** Writes the question in somebody's own words: a new one, or another text for the chosen one of theirs. */
export function ownQuestion({ question, ownQuestions }: Sprint, text: string): SprintChange {
  const others = ownQuestions.filter((one) => one !== question && one !== text)
  return { question: text, ownQuestions: hasText(text) ? [...others, text] : others }
}

export function addedIdea({ ideas, lastId }: Sprint, text: string): SprintChange {
  const id = lastId + 1
  return { ideas: [...ideas, { id, text, scores: {} }], lastId: id }
}

export function changedIdea({ ideas }: Sprint, id: number, parts: Partial<Idea>): SprintChange {
  return { ideas: ideas.map((one) => (one.id === id ? { ...one, ...parts } : one)) }
}

export function removedIdea({ ideas, dots, ideaId }: Sprint, id: number): SprintChange {
  return {
    ideas: ideas.filter((idea) => idea.id !== id),
    dots: dots.filter((dot) => dot !== id),
    ideaId: ideaId === id ? null : ideaId,
  }
}

/** Gives an idea a dot, as long as there are any, or takes it back. Others are compared then: the choice is open again. */
export function dotted({ dots }: Sprint, id: number): SprintChange {
  if (dots.includes(id)) return { dots: dots.filter((dot) => dot !== id), ideaId: null }
  return dots.length < FINALISTS_MAX ? { dots: [...dots, id], ideaId: null } : {}
}

/** Edits the concept. It stays that of the idea for which the first edit was made. */
export function editedConcept(sprint: Sprint, concept: ConceptFields): SprintChange {
  return sprint.concept === null ? newConcept(sprint, concept) : { concept }
}

/** Replaces the concept by another one, for the chosen idea. */
export function newConcept(sprint: Sprint, concept: ConceptFields): SprintChange {
  return { concept, conceptIdeaId: chosenIdea(sprint)?.id ?? null }
}
