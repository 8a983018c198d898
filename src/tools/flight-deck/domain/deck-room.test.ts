import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RoomActor } from '#tools/rooms/domain/room.ts'
import type { DeckAct } from './deck-act-schema.ts'
import { choiceIdOf, choicesOf, dotsByChoice } from './deck-choices.ts'
import {
  DECK_STEPS,
  type DeckContent,
  DOTS,
  FRAMES,
  HYPOTHESES_MAX,
  IDEAS_PER_MEMBER,
  newDeckContent,
  readDeckContent,
  SKETCHES_PER_MEMBER,
} from './deck-room.ts'
import { applyDeckAct, withoutDeckMember } from './deck-room-acts.ts'
import { viewDeck } from './deck-room-view.ts'

const HOST: RoomActor = { memberId: 'host', isHost: true }
const ADA: RoomActor = { memberId: 'ada', isHost: false }
const BEN: RoomActor = { memberId: 'ben', isHost: false }
const WHEN = { now: new Date('2027-03-01T09:00:00Z'), members: ['host', 'ada', 'ben'] }

type Said = readonly [RoomActor, DeckAct]

/** The sprint after acts, none of which is refused. */
function sprintOf(...said: readonly Said[]): DeckContent {
  return said.reduce(
    (content, [who, act]) => {
      const result = applyDeckAct(content, act, who, WHEN)
      if ('refusal' in result) throw new Error(`${act.type} is refused: ${result.refusal}`)
      return result.content
    },
    newDeckContent({ question: 'Wie könnten wir Angebote schneller schreiben?' }),
  )
}

function refusal(content: DeckContent, who: RoomActor, act: DeckAct): string | undefined {
  const result = applyDeckAct(content, act, who, WHEN)
  return 'refusal' in result ? result.refusal : undefined
}

const step = (to: DeckContent['step']): Said => [HOST, { type: 'step', step: to }]
const idea = (who: RoomActor, id: string, text = `Idee ${id}`): Said => [
  who,
  { type: 'idea', id, text },
]
const vote = (who: RoomActor, id: string, dots: number): Said => [who, { type: 'vote', id, dots }]

describe('the host alone', () => {
  test.each<DeckAct>([
    { type: 'step', step: 'ideas' },
    { type: 'question', text: 'Anders' },
    { type: 'timer', minutes: 5 },
    { type: 'run-timer', step: 'arrive', isRunning: false },
    { type: 'vote-again' },
    { type: 'decider', memberId: 'ada' },
    { type: 'plan', part: 'who', text: 'Fünf Kundinnen' },
  ])('does "$type"', (act) => {
    expect(refusal(sprintOf(), ADA, act)).toBe('not_host')
    expect(refusal(sprintOf(), HOST, act)).toBeUndefined()
  })
})

describe('the time of a step', () => {
  /** The sprint after acts of the host, each so many minutes after the start. */
  const timed = (...acts: (readonly [minute: number, act: DeckAct])[]) =>
    acts.reduce(
      (content, [minute, act]) => {
        const now = new Date(WHEN.now.getTime() + minute * 60_000)
        const result = applyDeckAct(content, act, HOST, { ...WHEN, now })
        if ('refusal' in result) throw new Error(result.refusal)
        return result.content
      },
      sprintOf(step('ideas')),
    )
  const open = (to: DeckContent['step']): DeckAct => ({ type: 'step', step: to })
  const set: DeckAct = { type: 'timer', step: 'ideas', minutes: 8 }
  const run = (isRunning: boolean): DeckAct => ({ type: 'run-timer', step: 'ideas', isRunning })
  const endsAt = (time: string) => ({ ideas: { endsAt: `2027-03-01T${time}:00.000Z` } })
  const rest = (minutes: number, isPaused = false) => ({
    ideas: { restMs: minutes * 60_000, isPaused },
  })

  test.each<[string, (readonly [number, DeckAct])[], unknown]>([
    ['runs from when it is set', [[0, set]], endsAt('09:08')],
    [
      'of old pages, which name no step, is that of the open one',
      [[0, { type: 'timer', minutes: 8 }]],
      endsAt('09:08'),
    ],
    [
      'stops with the step',
      [
        [0, set],
        [3, open('votes')],
      ],
      rest(5),
    ],
    [
      'goes on with the step',
      [
        [0, set],
        [3, open('votes')],
        [20, open('ideas')],
      ],
      endsAt('09:25'),
    ],
    [
      'stays over',
      [
        [0, set],
        [9, open('votes')],
        [20, open('ideas')],
      ],
      endsAt('09:20'),
    ],
    [
      'is not that of a step to which the host did not go',
      [
        [0, set],
        [3, open('ideas')],
      ],
      endsAt('09:08'),
    ],
    [
      'is paused and goes on',
      [
        [0, set],
        [2, run(false)],
        [10, run(true)],
      ],
      endsAt('09:16'),
    ],
    [
      'stays paused where the host comes back',
      [
        [0, set],
        [2, run(false)],
        [3, open('votes')],
        [4, open('ideas')],
      ],
      rest(6, true),
    ],
    [
      'waits where it is set for another step',
      [
        [0, open('votes')],
        [1, set],
      ],
      rest(8),
    ],
    [
      'is not let go on from another step',
      [
        [0, set],
        [3, open('votes')],
        [4, run(true)],
      ],
      rest(5),
    ],
    [
      'is taken away',
      [
        [0, set],
        [1, { type: 'timer', step: 'ideas', minutes: null }],
      ],
      {},
    ],
  ])('%s', (_, acts, timers) => {
    expect(timed(...acts).timers).toEqual(timers)
  })

  test('is told of the open step only', () => {
    const votes: DeckAct = { type: 'timer', step: 'votes', minutes: 3 }
    expect(viewDeck(timed([0, set], [1, votes]), ADA).timer).toEqual({
      endsAt: '2027-03-01T09:08:00.000Z',
    })
    expect(viewDeck(timed([0, set], [1, open('sketches')]), ADA).timer).toBeNull()
  })

  test('of a room that an earlier version stored is that of its step', () => {
    const {
      timers: _,
      done: __,
      runoff: ___,
      problem: ____,
      people: _____,
      ...old
    } = sprintOf(step('votes'))
    const ideas = [{ id: 'a', by: 'ada', text: 'Idee', sketch: [] }]
    const content = readDeckContent({ ...old, ideas, timerEndsAt: '2027-03-01T09:08:00.000Z' })
    expect(content).toMatchObject({
      timers: { votes: { endsAt: '2027-03-01T09:08:00.000Z' } },
      ideas: [{ id: 'a', under: null }],
      done: [],
      people: [],
    })
    expect(refusal(content, BEN, { type: 'vote', id: 'a', dots: 3 })).toBeUndefined()
  })
})

describe('whoever is done', () => {
  const done = (who: RoomActor, isDone = true, of: DeckContent['step'] = 'ideas'): Said => [
    who,
    { type: 'done', step: of, isDone },
  ]

  test.each<[string, Said[], string[]]>([
    ['is counted once', [done(ADA), done(BEN), done(ADA)], ['ben', 'ada']],
    ['takes it back', [done(ADA), done(BEN), done(ADA, false)], ['ben']],
    ['is asked again in the next step', [done(ADA), step('sketches')], []],
    ['was so in the step before, and says it late', [step('votes'), done(ADA)], []],
    ['stays so where the host opens the same step', [done(ADA), step('ideas')], ['ada']],
  ])('%s', (_, said, expected) => {
    expect(sprintOf(step('ideas'), ...said).done).toEqual(expected)
  })

  test('and is removed is counted no more', () => {
    expect(withoutDeckMember(sprintOf(step('ideas'), done(ADA)), 'ada').done).toEqual([])
  })
})

describe('ideas', () => {
  test('are each person’s own and silent until they are put together', () => {
    const silent = sprintOf(step('ideas'), idea(ADA, 'a'), idea(BEN, 'b'))
    expect(viewDeck(silent, ADA).ideas.map(({ id }) => id)).toEqual(['a'])
    expect(viewDeck(silent, HOST)).toMatchObject({ ideas: [], ideaCount: 2 })

    const open = sprintOf(step('ideas'), idea(ADA, 'a'), idea(BEN, 'b'), step('group'))
    expect(viewDeck(open, HOST).ideas.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('do not tell who wrote them', () => {
    const content = sprintOf(idea(ADA, 'a'), step('votes'), step('decision'))
    expect(JSON.stringify(viewDeck(content, BEN))).not.toContain('ada')
  })

  test('are changed and removed by their author, before the vote', () => {
    const content = sprintOf(step('ideas'), idea(ADA, 'a'), idea(ADA, 'a', 'Besser'))
    expect(content.ideas).toMatchObject([{ text: 'Besser', by: 'ada' }])
    expect(refusal(content, BEN, { type: 'remove-idea', id: 'a' })).toBe('not_yours')
    const voting = sprintOf(idea(ADA, 'a'), step('votes'))
    expect(refusal(voting, ADA, { type: 'remove-idea', id: 'a' })).toBe('step_over')
    expect(refusal(voting, ADA, { type: 'idea', id: 'a', text: 'x' })).toBe('step_over')
  })

  test('of a member who was offline still arrive until the votes are revealed', () => {
    const late: DeckAct = { type: 'idea', id: 'late', text: 'Spät' }
    expect(refusal(sprintOf(step('votes')), BEN, late)).toBeUndefined()
    expect(refusal(sprintOf(step('decision')), BEN, late)).toBe('step_over')
  })

  test('and sketches have a limit for each member', () => {
    const many = Array.from({ length: IDEAS_PER_MEMBER }, (_, index) => idea(ADA, `a${index}`))
    const content = sprintOf(...many)
    expect(refusal(content, ADA, { type: 'idea', id: 'more', text: 'Noch' })).toBe('too_many')
    expect(refusal(content, BEN, { type: 'idea', id: 'more', text: 'Noch' })).toBeUndefined()
    const drawn = Array.from(
      { length: SKETCHES_PER_MEMBER },
      (_, index): Said => [ADA, { type: 'sketch', id: `a${index}`, sketch: ['0a0a'] }],
    )
    const full = sprintOf(...many, ...drawn)
    expect(refusal(full, ADA, { type: 'sketch', id: 'a9', sketch: ['0a0a'] })).toBe('too_many')
    expect(refusal(full, ADA, { type: 'sketch', id: 'a0', sketch: ['0b0b'] })).toBeUndefined()
  })
})

describe('members who are removed', () => {
  test('leave no votes, except in a result that all have seen', () => {
    const voting = sprintOf(idea(ADA, 'a'), step('votes'), vote(ADA, 'a', 3), vote(BEN, 'a', 1))
    expect(dotsByChoice(withoutDeckMember(voting, 'ben'))).toEqual({ a: 3 })
    expect(withoutDeckMember(voting, 'ben').votes).not.toHaveProperty('ben')
    const revealed = sprintOf(idea(ADA, 'a'), step('votes'), vote(BEN, 'a', 1), step('decision'))
    expect(dotsByChoice(withoutDeckMember(revealed, 'ben'))).toEqual({ a: 1 })
  })
})

describe('ideas that are put together', () => {
  const four = [...['a', 'b', 'c', 'd'].map((id) => idea(id < 'c' ? ADA : BEN, id)), step('group')]
  const put = (id: string, under: string | null, who = BEN): Said => [
    who,
    { type: 'group', id, under },
  ]
  const groups = (content: DeckContent) =>
    choicesOf(content.ideas).map((choice) =>
      [choice.idea, ...choice.alike].map(({ id }) => id).join(''),
    )

  test.each<[string, Said[], string[]]>([
    ['are one choice', [put('b', 'a')], ['ab', 'c', 'd']],
    ['are so by anyone', [put('b', 'a', ADA), put('c', 'a', HOST)], ['abc', 'd']],
    ['take those along that were put to them', [put('b', 'a'), put('a', 'c')], ['cab', 'd']],
    ['go to the group of the one that is named', [put('b', 'a'), put('c', 'b')], ['abc', 'd']],
    ['stay where they are', [put('b', 'a'), put('a', 'b')], ['ab', 'c', 'd']],
    ['are taken out', [put('b', 'a'), put('c', 'a'), put('b', null)], ['ac', 'b', 'd']],
    ['move to another', [put('b', 'a'), put('b', 'c')], ['a', 'cb', 'd']],
    [
      'stay a group without the first',
      [put('b', 'a'), put('c', 'a'), step('ideas'), [ADA, { type: 'remove-idea', id: 'a' }]],
      ['bc', 'd'],
    ],
  ])('%s', (_, said, expected) => {
    expect(groups(sprintOf(...four, ...said))).toEqual(expected)
  })

  test('are so while that step is open, and before the votes are seen', () => {
    const act: DeckAct = { type: 'group', id: 'b', under: 'a' }
    expect(refusal(sprintOf(...four, step('votes')), HOST, act)).toBe('step_over')
    expect(refusal(sprintOf(...four, step('decision'), step('group')), HOST, act)).toBe('step_over')
    expect(refusal(sprintOf(...four), HOST, { ...act, under: 'x' })).toBe('gone')
  })

  test('get their dots together, also those that were given before', () => {
    const voted = sprintOf(
      ...four,
      step('votes'),
      vote(ADA, 'a', 1),
      vote(ADA, 'b', 1),
      vote(BEN, 'b', 2),
    )
    const together = sprintOf(
      ...four,
      step('votes'),
      vote(ADA, 'a', 1),
      vote(ADA, 'b', 1),
      vote(BEN, 'b', 2),
      step('group'),
      put('b', 'a'),
      step('votes'),
    )
    expect(dotsByChoice(voted)).toEqual({ a: 1, b: 3 })
    expect(dotsByChoice(together)).toEqual({ a: 4 })
    expect(viewDeck(together, ADA).ideas.map(({ id, myDots }) => [id, myDots])).toContainEqual([
      'a',
      2,
    ])
    expect(refusal(together, ADA, { type: 'vote', id: 'a', dots: 3 })).toBeUndefined()
    expect(refusal(together, ADA, { type: 'vote', id: 'c', dots: 2 })).toBe('dots_spent')
    const decided = applyDeckAct(
      { ...together, areVotesRevealed: true },
      { type: 'decide', id: 'b' },
      HOST,
      WHEN,
    )
    expect(decided).toMatchObject({ content: { decidedId: 'a' } })
  })
})

describe('a tie', () => {
  const three = [idea(ADA, 'a'), idea(BEN, 'b'), idea(BEN, 'c'), step('votes')]
  const tied = (...said: Said[]) =>
    viewDeck(sprintOf(...three, ...said, step('decision')), ADA).tied

  test.each<[string, Said[], string[]]>([
    [
      'is between those with the most dots',
      [vote(ADA, 'a', 2), vote(BEN, 'b', 2), vote(HOST, 'c', 1)],
      ['a', 'b'],
    ],
    ['is not where one is ahead', [vote(ADA, 'a', 3), vote(BEN, 'b', 2)], []],
    ['is not where nobody has voted', [], []],
  ])('%s', (_, said, expected) => {
    expect(tied(...said)).toEqual(expected)
  })

  test('is not told before the votes are revealed', () => {
    const voting = sprintOf(...three, vote(ADA, 'a', 2), vote(BEN, 'b', 2))
    expect(viewDeck(voting, ADA).tied).toEqual([])
  })

  test('is voted on again, among these only', () => {
    const again = sprintOf(...three, vote(ADA, 'a', 2), vote(BEN, 'b', 2), step('decision'), [
      HOST,
      { type: 'vote-again', isRunoff: true },
    ])
    expect(again).toMatchObject({ step: 'votes', votes: {}, areVotesRevealed: false })
    expect(refusal(again, ADA, { type: 'vote', id: 'c', dots: 1 })).toBe('gone')
    expect(refusal(again, ADA, { type: 'vote', id: 'b', dots: 1 })).toBeUndefined()
    const seen = viewDeck({ ...again, areVotesRevealed: true }, ADA).ideas
    expect(seen.map(({ dots }) => dots)).toEqual([0, 0, null])
  })

  test('is needed for that', () => {
    const clear = sprintOf(...three, vote(ADA, 'a', 2), step('decision'))
    expect(refusal(clear, HOST, { type: 'vote-again', isRunoff: true })).toBe('step_over')
  })
})

describe('votes', () => {
  const voting = [idea(ADA, 'a'), idea(BEN, 'b'), step('votes')]

  test('are counted once, however often they are sent', () => {
    const content = sprintOf(...voting, vote(ADA, 'b', 2), vote(ADA, 'b', 2), vote(BEN, 'b', 1))
    expect(dotsByChoice(content)).toEqual({ b: 3 })
  })

  test('are at most three dots, which can be moved', () => {
    const content = sprintOf(...voting, vote(ADA, 'a', 2), vote(ADA, 'b', 1))
    expect(refusal(content, ADA, { type: 'vote', id: 'b', dots: 2 })).toBe('dots_spent')
    const moved = sprintOf(...voting, vote(ADA, 'a', 2), vote(ADA, 'a', 0), vote(ADA, 'b', 3))
    expect(dotsByChoice(moved)).toEqual({ b: 3 })
  })

  test('are over with the reveal, also when the host goes back', () => {
    const back = sprintOf(...voting, vote(ADA, 'a', 1), step('decision'), step('votes'))
    expect(refusal(back, BEN, { type: 'vote', id: 'a', dots: 1 })).toBe('step_over')
    expect(viewDeck(back, BEN).ideas.map(({ dots }) => dots)).toEqual([1, 0])
  })

  test('begin anew when the host says so', () => {
    const again = sprintOf(...voting, vote(ADA, 'a', 1), step('decision'), [
      HOST,
      { type: 'vote-again' },
    ])
    expect(again).toMatchObject({ step: 'votes', votes: {}, areVotesRevealed: false })
  })
})

describe('the decision', () => {
  const revealed = [idea(ADA, 'a'), idea(BEN, 'b'), step('votes'), step('decision')]

  test('is the host’s, or the decider’s', () => {
    expect(refusal(sprintOf(...revealed), HOST, { type: 'decide', id: 'a' })).toBeUndefined()
    const named = sprintOf(...revealed, [HOST, { type: 'decider', memberId: 'ada' }])
    expect(refusal(named, HOST, { type: 'decide', id: 'a' })).toBe('not_decider')
    expect(refusal(named, ADA, { type: 'decide', id: 'b' })).toBeUndefined()
    expect(refusal(named, ADA, { type: 'decide', id: 'x' })).toBe('gone')
  })

  test('comes after the votes', () => {
    expect(refusal(sprintOf(idea(ADA, 'a')), HOST, { type: 'decide', id: 'a' })).toBe('step_over')
  })
})

describe('the storyboard', () => {
  const open = step('storyboard')
  const take: DeckAct = { type: 'take-frame', frame: 0 }
  const write: DeckAct = { type: 'frame', frame: 0, caption: 'Anna ruft an', sketch: [] }

  test('has six frames, each changed by the member who took it', () => {
    expect(sprintOf(open).frames).toHaveLength(FRAMES)
    expect(refusal(sprintOf(open), ADA, write)).toBe('not_yours')
    const taken = sprintOf(open, [ADA, take], [ADA, write])
    expect(taken.frames[0]).toEqual({ by: 'ada', caption: 'Anna ruft an', sketch: [] })
    expect(refusal(taken, BEN, take)).toBe('not_yours')
    expect(refusal(taken, BEN, write)).toBe('not_yours')
  })

  test('keeps a frame that was left, or whose member the host removed', () => {
    const freed = sprintOf(
      open,
      [ADA, take],
      [ADA, write],
      [HOST, { type: 'leave-frame', frame: 0 }],
    )
    expect(freed.frames[0]).toMatchObject({ by: null, caption: 'Anna ruft an' })
    const without = withoutDeckMember(sprintOf(open, [ADA, take], [ADA, write]), 'ada')
    expect(without.frames[0]).toMatchObject({ by: null, caption: 'Anna ruft an' })
  })
})

describe('hypotheses', () => {
  const parts = { group: 'Handwerksbetriebe', change: 'rufen zurück', threshold: '5 von 10' }
  const written: Said = [ADA, { type: 'hypothesis', id: 'h', ...parts }]

  test('name group, change and threshold, and get a result later', () => {
    const content = sprintOf(written, [
      HOST,
      { type: 'result', id: 'h', result: '7 von 10', verdict: 'keep' },
    ])
    expect(content.hypotheses).toEqual([
      { id: 'h', by: 'ada', ...parts, result: '7 von 10', verdict: 'keep' },
    ])
  })

  test('are changed by their author and the host, who keep the result', () => {
    const edit: DeckAct = { type: 'hypothesis', id: 'h', ...parts, threshold: '6 von 10' }
    const result: Said = [ADA, { type: 'result', id: 'h', result: 'Ja', verdict: 'drop' }]
    expect(refusal(sprintOf(written), BEN, edit)).toBe('not_yours')
    expect(sprintOf(written, result, [HOST, edit]).hypotheses).toMatchObject([
      { threshold: '6 von 10', result: 'Ja', by: 'ada' },
    ])
  })

  test('keep what others write in them at the same time', () => {
    const content = sprintOf(
      written,
      [ADA, { type: 'hypothesis', id: 'h', group: 'Neue Betriebe' }],
      [HOST, { type: 'hypothesis', id: 'h', threshold: '6 von 10' }],
      [ADA, { type: 'result', id: 'h', verdict: 'keep' }],
      [HOST, { type: 'result', id: 'h', result: '7 von 10' }],
    )
    expect(content.hypotheses).toEqual([
      {
        ...{ id: 'h', by: 'ada', group: 'Neue Betriebe', change: 'rufen zurück' },
        ...{ threshold: '6 von 10', result: '7 von 10', verdict: 'keep' },
      },
    ])
    const part: DeckAct = { type: 'hypothesis', id: 'removed', group: 'Betriebe' }
    expect(refusal(content, ADA, part)).toBe('gone')
  })

  test('have a limit', () => {
    const many = Array.from(
      { length: HYPOTHESES_MAX },
      (_, index): Said => [ADA, { type: 'hypothesis', id: `h${index}`, ...parts }],
    )
    expect(refusal(sprintOf(...many), BEN, { type: 'hypothesis', id: 'x', ...parts })).toBe(
      'too_many',
    )
  })
})

describe('whatever people do, in any order and repeated,', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const stepAndChoice = fc.tuple(fc.constantFrom(...DECK_STEPS), fc.boolean())
  const acts = fc.oneof<fc.Arbitrary<DeckAct>[]>(
    fc.constantFrom(...DECK_STEPS).map((to) => ({ type: 'step', step: to })),
    fc.record({ type: fc.constant('idea'), id, text: fc.string({ minLength: 1 }) }),
    fc.record({ type: fc.constant('remove-idea'), id }),
    fc.record({ type: fc.constant('vote'), id, dots: fc.integer({ min: 0, max: DOTS }) }),
    fc.record({ type: fc.constant('decide'), id }),
    fc.constant({ type: 'vote-again' }),
    fc.constant({ type: 'vote-again', isRunoff: true }),
    fc.tuple(id, fc.option(id)).map(([one, under]) => ({ type: 'group', id: one, under })),
    fc.constantFrom(5, null).map((minutes) => ({ type: 'timer', minutes })),
    stepAndChoice.map(([of, isRunning]) => ({ type: 'run-timer', step: of, isRunning })),
    stepAndChoice.map(([of, isDone]) => ({ type: 'done', step: of, isDone })),
  )
  const said = fc.array(fc.tuple(fc.constantFrom(HOST, ADA, BEN), acts), { maxLength: 60 })

  const given = (dots: Readonly<Record<string, number>> = {}) =>
    Object.values(dots).reduce((sum, one) => sum + one, 0)

  /** Refused acts change nothing. */
  const played = (all: readonly Said[]) =>
    all.reduce(
      (content, [who, act]) => {
        const result = applyDeckAct(content, act, who, WHEN)
        return 'refusal' in result ? content : result.content
      },
      newDeckContent({ question: '' }),
    )

  test('every idea is there once and nobody gives more than three dots', () => {
    fc.assert(
      fc.property(said, (all) => {
        const content = played(all)
        const ids = content.ideas.map((one) => one.id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { memberId } of [HOST, ADA, BEN])
          expect(given(content.votes[memberId])).toBeLessThanOrEqual(DOTS)
        expect(Object.keys(dotsByChoice(content)).every((one) => ids.includes(one))).toBe(true)
        // A group has one idea that the others stand under.
        for (const { under } of content.ideas)
          if (under !== null) expect(choiceIdOf(content.ideas, under)).toBe(under)
        const running = Object.entries(content.timers).filter(([, timer]) => 'endsAt' in timer)
        expect(running.every(([of]) => of === content.step)).toBe(true)
      }),
    )
  })

  test('an act that is sent twice in a row has the effect of one', () => {
    fc.assert(
      fc.property(said, (all) => {
        const twice = all.flatMap((one) => [one, one])
        expect(played(twice)).toEqual(played(all))
      }),
    )
  })

  test('nobody learns of votes before the host reveals them', () => {
    fc.assert(
      fc.property(said, fc.constantFrom(HOST, ADA, BEN), (all, who) => {
        const content = played(all)
        const others = Object.entries(content.votes).filter(([member]) => member !== who.memberId)
        // As it would be if all others had voted differently.
        const votes = { ...content.votes, ...Object.fromEntries(others.map(([one]) => [one, {}])) }
        const seen = viewDeck(content, who)
        const otherwise = viewDeck({ ...content, votes }, who)
        if (!content.areVotesRevealed) expect(seen).toEqual(otherwise)
        expect(seen).not.toHaveProperty('votes')
      }),
    )
  })
})
