import { describe, expect, test } from 'vitest'
import { pauseCountdown } from '#tools/meeting-moderator/domain/countdown.ts'
import { EMPTY_SPRINT, type Sprint } from './sprint.ts'
import { changedSprint, pauseOtherCountdowns, type SprintChange } from './sprint-changes.ts'

function sprintAfter(...changes: SprintChange[]): Sprint {
  return changes.reduce(changedSprint, EMPTY_SPRINT)
}

const CONCEPT = {
  name: 'Rückruf',
  promise: '',
  audience: '',
  how: '',
  assumptions: '',
  hypothesis: '',
  steps: '',
  measure: '',
  duration: '',
}

describe('questions', () => {
  const three = ['a', 'b', 'c'].map((text) => ({ type: 'add-question' as const, text }))

  test('the first is the chosen one, until another is', () => {
    expect(sprintAfter(...three).questionId).toBe(1)
    expect(sprintAfter(...three, { type: 'choose-question', id: 3 }).questionId).toBe(3)
  })

  test('another one is chosen when the chosen one goes', () => {
    const sprint = sprintAfter(
      ...three,
      { type: 'choose-question', id: 3 },
      { type: 'remove-question', id: 3 },
    )
    expect(sprint.questionId).toBe(1)
  })
})

describe('ideas', () => {
  const three = ['a', 'b', 'c'].map((text) => ({ type: 'add-idea' as const, text }))
  const order = ({ ideas }: Sprint) => ideas.map(({ text }) => text).join('')

  test.each([
    [1, 2, 'bca'],
    [3, 0, 'cab'],
    [2, 2, 'acb'],
    [3, 3, 'abc'],
    [1, -1, 'abc'],
  ])('number %i moved to place %i', (id, to, expected) => {
    expect(order(sprintAfter(...three, { type: 'move-idea', id, to }))).toBe(expected)
  })

  test('remember the method by which they were found', () => {
    const sprint = sprintAfter(
      { type: 'method', method: 'reversal' },
      { type: 'add-idea', text: 'a' },
      { type: 'method', method: 'analogy' },
    )
    expect(sprint.ideas[0]?.method).toBe('reversal')
  })

  test('the chosen one is nobody once it is removed', () => {
    const sprint = sprintAfter(
      ...three,
      { type: 'choose-idea', id: 2 },
      { type: 'remove-idea', id: 2 },
    )
    expect(sprint.ideaId).toBeNull()
  })
})

describe('an edited concept', () => {
  const edited: SprintChange[] = [
    { type: 'add-idea', text: 'a' },
    { type: 'add-idea', text: 'b' },
    { type: 'choose-idea', id: 1 },
    { type: 'concept', concept: CONCEPT },
    { type: 'choose-idea', id: 2 },
  ]

  test('stays that of the idea that it was begun for, however often it is edited', () => {
    expect(sprintAfter(...edited, { type: 'concept', concept: CONCEPT }).conceptIdeaId).toBe(1)
  })

  test('can be started again for the idea that is chosen now', () => {
    const other: SprintChange = { type: 'replace-concept', concept: CONCEPT }
    expect(sprintAfter(...edited, other).conceptIdeaId).toBe(2)
    expect(sprintAfter(...edited, { type: 'remove-concept' }).conceptIdeaId).toBeNull()
  })
})

test('who starts a countdown holds the one that runs', () => {
  const sprint = sprintAfter(
    { type: 'countdown', method: 'reversal', countdown: { state: 'running', endsAt: 9000 } },
    { type: 'countdown', method: 'analogy', countdown: { state: 'waiting', leftMs: 700 } },
  )
  const held = pauseOtherCountdowns(sprint, 'scamper', (one) => pauseCountdown(one, 8000, 60_000))
  expect(held).toEqual([
    { type: 'countdown', method: 'reversal', countdown: { state: 'waiting', leftMs: 1000 } },
  ])
  expect(pauseOtherCountdowns(sprint, 'reversal', (one) => one)).toEqual([])
})
