import { describe, expect, test } from 'vitest'
import { CONCEPT_PARTS, type ConceptFields, EMPTY_SPRINT, type Sprint } from './sprint.ts'
import {
  addedIdea,
  dotted,
  editedConcept,
  newConcept,
  ownQuestion,
  removedIdea,
  type SprintChange,
} from './sprint-changes.ts'

type Step = (sprint: Sprint) => SprintChange

const after = (sprint: Sprint, step: Step): Sprint => ({ ...sprint, ...step(sprint) })
const sprintAfter = (...steps: Step[]) => steps.reduce(after, EMPTY_SPRINT)

const own = (text: string) => (sprint: Sprint) => ownQuestion(sprint, text)
const take = (question: string) => () => ({ question })
const idea = (text: string) => (sprint: Sprint) => addedIdea(sprint, text)
const dot = (id: number) => (sprint: Sprint) => dotted(sprint, id)
const choose = (ideaId: number) => () => ({ ideaId })

describe('the question', () => {
  test.each<[string, Step[], string, string[]]>([
    ['is the one that was taken last', [take('a'), take('b')], 'b', []],
    ['can be typed without taking any', [own('x'), own('xy')], 'xy', ['xy']],
    ['in own words stays when another is taken', [own('x'), take('a')], 'a', ['x']],
    ['can be taken again and written on', [own('x'), take('a'), take('x'), own('y')], 'y', ['y']],
    ['that was taken is the beginning of own words', [take('a'), own('a!')], 'a!', ['a!']],
    ['of which nothing is left is not kept', [own('x'), own('')], '', []],
  ])('%s', (_, steps, question, ownQuestions) => {
    expect(sprintAfter(...steps)).toMatchObject({ question, ownQuestions })
  })
})

describe('ideas', () => {
  const four = ['a', 'b', 'c', 'd'].map(idea)

  test.each([
    ['three get a dot, and no fourth', [1, 2, 4, 3], [1, 2, 4]],
    ['a dot can be taken back and given to another', [1, 2, 4, 1, 3], [2, 4, 3]],
  ])('%s', (_, given, dots) => {
    expect(sprintAfter(...four, ...given.map(dot)).dots).toEqual(dots)
  })

  test('the chosen one and its dot go with it when it is removed', () => {
    const sprint = sprintAfter(...four, dot(2), choose(2), (before) => removedIdea(before, 2))
    expect(sprint).toMatchObject({ ideaId: null, dots: [], lastId: 4 })
    expect(sprint.ideas.map(({ id }) => id)).toEqual([1, 3, 4])
  })

  test('the choice is open again when other ideas are compared', () => {
    expect(sprintAfter(...four, dot(1), choose(1), dot(2)).ideaId).toBeNull()
  })
})

describe('an edited concept', () => {
  const concept = Object.fromEntries(CONCEPT_PARTS.map((part) => [part, ''])) as ConceptFields
  const edit = (sprint: Sprint) => editedConcept(sprint, concept)
  const begun = [idea('a'), idea('b'), choose(1), edit, choose(2)]

  test('stays that of the idea that it was begun for, however often it is edited', () => {
    expect(sprintAfter(...begun, edit).conceptIdeaId).toBe(1)
  })

  test('can be replaced for the idea that is chosen now', () => {
    expect(sprintAfter(...begun, (sprint) => newConcept(sprint, concept)).conceptIdeaId).toBe(2)
  })
})
