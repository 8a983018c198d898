import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RoomActor } from '#tools/rooms/domain/room.ts'
import {
  DECK_STEPS,
  type DeckContent,
  DOTS,
  dotsByIdea,
  dotsGiven,
  FRAMES,
  HYPOTHESES_MAX,
  IDEAS_MAX,
  IDEAS_PER_MEMBER,
  newDeckContent,
  SKETCHES_MAX,
  SKETCHES_PER_MEMBER,
} from './deck-room.ts'
import { applyDeckAct, type DeckAct, withoutDeckMember } from './deck-room-acts.ts'
import { viewDeck } from './deck-room-view.ts'

const HOST: RoomActor = { memberId: 'host', isHost: true }
const ADA: RoomActor = { memberId: 'ada', isHost: false }
const BEN: RoomActor = { memberId: 'ben', isHost: false }
const WHEN = { now: new Date('2027-03-01T09:00:00Z'), members: ['host', 'ada', 'ben'] }

type Said = readonly [RoomActor, DeckAct]

/** The sprint after acts, none of which is refused. */
function sprintOf(...said: readonly Said[]): DeckContent {
  return said.reduce((content, [who, act]) => {
    const result = applyDeckAct(content, act, who, WHEN)
    if ('refusal' in result) throw new Error(`${act.type} is refused: ${result.refusal}`)
    return result.content
  }, newDeckContent('Wie könnten wir Angebote schneller schreiben?'))
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
    { type: 'vote-again' },
    { type: 'decider', memberId: 'ada' },
    { type: 'plan', part: 'who', text: 'Fünf Kundinnen' },
  ])('does "$type"', (act) => {
    expect(refusal(sprintOf(), ADA, act)).toBe('not_host')
    expect(refusal(sprintOf(), HOST, act)).toBeUndefined()
  })

  test('sets a timer, which ends with the step', () => {
    const running = sprintOf(step('ideas'), [HOST, { type: 'timer', minutes: 8 }])
    expect(running.timerEndsAt).toBe('2027-03-01T09:08:00.000Z')
    expect(
      sprintOf(step('ideas'), [HOST, { type: 'timer', minutes: 8 }], step('votes')),
    ).toMatchObject({
      timerEndsAt: null,
    })
  })
})

describe('ideas', () => {
  test('are each person’s own and silent until the vote begins', () => {
    const silent = sprintOf(step('ideas'), idea(ADA, 'a'), idea(BEN, 'b'))
    expect(viewDeck(silent, ADA).ideas.map(({ id }) => id)).toEqual(['a'])
    expect(viewDeck(silent, HOST)).toMatchObject({ ideas: [], ideaCount: 2 })

    const open = sprintOf(step('ideas'), idea(ADA, 'a'), idea(BEN, 'b'), step('votes'))
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

describe('members who are removed and join again', () => {
  /** The sprint after a member has written that many ideas, drawn as much as one may, and was removed. */
  const afterVisit = (content: DeckContent, memberId: string, ideas: number): DeckContent => {
    const who = { memberId, isHost: false }
    const acts = Array.from({ length: ideas }, (_, index): DeckAct[] => [
      { type: 'idea', id: `${memberId}-${index}`, text: 'Idee' },
      { type: 'sketch', id: `${memberId}-${index}`, sketch: ['0a0a'] },
    ]).flat()
    const written = acts.reduce((before, act) => {
      const result = applyDeckAct(before, act, who, WHEN)
      return 'content' in result ? result.content : before
    }, content)
    return withoutDeckMember(written, memberId)
  }
  const afterVisits = (visits: number, ideas: number) =>
    Array.from({ length: visits }, (_, index) => `m${index}`).reduce(
      (content, memberId) => afterVisit(content, memberId, ideas),
      newDeckContent(''),
    )

  test('leave no more ideas than a full room has', () => {
    const content = afterVisits(40, IDEAS_PER_MEMBER)
    expect(content.ideas).toHaveLength(IDEAS_MAX)
    expect(refusal(content, ADA, { type: 'idea', id: 'more', text: 'Noch' })).toBe('ideas_full')
  })

  test('leave no more sketches than a full room has', () => {
    const content = afterVisits(40, SKETCHES_PER_MEMBER)
    expect(viewDeck(content, HOST).sketchCount).toBe(SKETCHES_MAX)
    const written = applyDeckAct(content, { type: 'idea', id: 'a', text: 'Idee' }, ADA, WHEN)
    if ('refusal' in written) throw new Error(written.refusal)
    const sketch: DeckAct = { type: 'sketch', id: 'a', sketch: ['0a0a'] }
    expect(refusal(written.content, ADA, sketch)).toBe('sketches_full')
  })

  test('leave no votes, except in a result that all have seen', () => {
    const voting = sprintOf(idea(ADA, 'a'), step('votes'), vote(ADA, 'a', 3), vote(BEN, 'a', 1))
    expect(dotsByIdea(withoutDeckMember(voting, 'ben'))).toEqual({ a: 3 })
    expect(withoutDeckMember(voting, 'ben').votes).not.toHaveProperty('ben')
    const revealed = sprintOf(idea(ADA, 'a'), step('votes'), vote(BEN, 'a', 1), step('decision'))
    expect(dotsByIdea(withoutDeckMember(revealed, 'ben'))).toEqual({ a: 1 })
  })
})

describe('votes', () => {
  const voting = [idea(ADA, 'a'), idea(BEN, 'b'), step('votes')]

  test('are counted once, however often they are sent', () => {
    const content = sprintOf(...voting, vote(ADA, 'b', 2), vote(ADA, 'b', 2), vote(BEN, 'b', 1))
    expect(dotsByIdea(content)).toEqual({ b: 3 })
  })

  test('are at most three dots, which can be moved', () => {
    const content = sprintOf(...voting, vote(ADA, 'a', 2), vote(ADA, 'b', 1))
    expect(refusal(content, ADA, { type: 'vote', id: 'b', dots: 2 })).toBe('dots_spent')
    const moved = sprintOf(...voting, vote(ADA, 'a', 2), vote(ADA, 'a', 0), vote(ADA, 'b', 3))
    expect(dotsByIdea(moved)).toEqual({ b: 3 })
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
  const acts = fc.oneof<fc.Arbitrary<DeckAct>[]>(
    fc.constantFrom(...DECK_STEPS).map((to) => ({ type: 'step', step: to })),
    fc.record({ type: fc.constant('idea'), id, text: fc.string({ minLength: 1 }) }),
    fc.record({ type: fc.constant('remove-idea'), id }),
    fc.record({ type: fc.constant('vote'), id, dots: fc.integer({ min: 0, max: DOTS }) }),
    fc.record({ type: fc.constant('decide'), id }),
    fc.constant({ type: 'vote-again' }),
  )
  const said = fc.array(fc.tuple(fc.constantFrom(HOST, ADA, BEN), acts), { maxLength: 60 })

  /** Refused acts change nothing. */
  const played = (all: readonly Said[]) =>
    all.reduce((content, [who, act]) => {
      const result = applyDeckAct(content, act, who, WHEN)
      return 'refusal' in result ? content : result.content
    }, newDeckContent(''))

  test('every idea is there once and nobody gives more than three dots', () => {
    fc.assert(
      fc.property(said, (all) => {
        const content = played(all)
        const ids = content.ideas.map((one) => one.id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { memberId } of [HOST, ADA, BEN])
          expect(dotsGiven(content, memberId)).toBeLessThanOrEqual(DOTS)
        expect(Object.keys(dotsByIdea(content)).every((one) => ids.includes(one))).toBe(true)
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
        const { votedCount: _, ...seen } = viewDeck(content, who)
        const { votedCount: __, ...otherwise } = viewDeck({ ...content, votes }, who)
        if (!content.areVotesRevealed) expect(seen).toEqual(otherwise)
        expect(seen).not.toHaveProperty('votes')
      }),
    )
  })
})
