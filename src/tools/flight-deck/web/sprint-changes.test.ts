import { describe, expect, test } from 'vitest'
import { EMPTY_SPRINT, type Sprint } from './sprint.ts'
import { changedSprint, type SprintChange } from './sprint-changes.ts'

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

describe('the question', () => {
  const suggested = ['a', 'b']
  const take = (text: string) => ({ type: 'take-question' as const, text, suggested })
  const texts = ({ questions }: Sprint) => questions.map(({ text }) => text)
  const chosen = ({ questions, questionId }: Sprint) =>
    questions.find(({ id }) => id === questionId)?.text

  test('is the suggested one that was taken last, and no other is kept', () => {
    const sprint = sprintAfter(take('a'), take('b'))
    expect(chosen(sprint)).toBe('b')
    expect(texts(sprint)).toEqual(['b'])
  })

  test('keeps words that somebody typed, also when another one is taken', () => {
    const sprint = sprintAfter(take('a'), { type: 'question', text: 'a, aber anders' }, take('b'))
    expect(chosen(sprint)).toBe('b')
    expect(texts(sprint)).toEqual(['a, aber anders', 'b'])
    expect(chosen(changedSprint(sprint, take('a, aber anders')))).toBe('a, aber anders')
  })

  test('can be typed without taking any', () => {
    expect(chosen(sprintAfter({ type: 'question', text: 'eigene' }))).toBe('eigene')
  })

  test('is none once the chosen one is removed', () => {
    expect(sprintAfter(take('a'), { type: 'remove-question', id: 1 }).questionId).toBeNull()
  })
})

describe('people', () => {
  test('the first one is there as soon as something is typed about them', () => {
    const sprint = sprintAfter(
      { type: 'person', part: 'who', text: 'Anna' },
      { type: 'person', part: 'need', text: 'Ruhe' },
    )
    expect(sprint.people).toEqual([{ id: 1, who: 'Anna', need: 'Ruhe', situation: '' }])
  })
})

describe('ideas', () => {
  const four = ['a', 'b', 'c', 'd'].map((text) => ({ type: 'add-idea' as const, text }))
  const dot = (id: number) => ({ type: 'dot' as const, id })

  test('three of them get a dot, and no fourth', () => {
    expect(sprintAfter(...four, dot(1), dot(2), dot(4), dot(3)).dots).toEqual([1, 2, 4])
  })

  test('a dot can be taken back and given to another', () => {
    expect(sprintAfter(...four, dot(1), dot(2), dot(4), dot(1), dot(3)).dots).toEqual([2, 4, 3])
  })

  test('the chosen one and its dot go with it when it is removed', () => {
    const sprint = sprintAfter(
      ...four,
      dot(2),
      { type: 'choose-idea', id: 2 },
      { type: 'remove-idea', id: 2 },
    )
    expect([sprint.ideaId, sprint.dots]).toEqual([null, []])
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

describe('the clock', () => {
  const MINUTE = 60_000
  const start: SprintChange = { type: 'start-clock', now: 0 }
  const leave: SprintChange = { type: 'leave-clock', now: MINUTE }
  const comeBack: SprintChange = { type: 'return-to-clock', now: 90 * MINUTE }

  test('waits while its step is left, and goes on with its rest', () => {
    expect(sprintAfter(start, leave).clock).toEqual({ state: 'waiting', leftMs: 3 * MINUTE })
    expect(sprintAfter(start, leave, comeBack).clock).toEqual({
      state: 'running',
      endsAt: 93 * MINUTE,
    })
  })

  test('that was paused, or never started, is not started by coming back', () => {
    const pause: SprintChange = { type: 'pause-clock', now: MINUTE }
    expect(sprintAfter(start, pause, leave, comeBack).clock?.state).toBe('waiting')
    expect(sprintAfter(leave, comeBack)).toBe(EMPTY_SPRINT)
  })

  test('that has ended stays so', () => {
    const late: SprintChange = { type: 'leave-clock', now: 10 * MINUTE }
    expect(sprintAfter(start, late, comeBack).clock).toEqual({
      state: 'running',
      endsAt: 4 * MINUTE,
    })
  })
})
