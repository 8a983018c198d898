import { expect, test } from 'vitest'
import { EMPTY_MAKING, partsBegun, withDraftEvent } from './draft-making.ts'

test('a draft grows, and starts again when the other writer takes over', () => {
  const events = [
    { type: 'step', step: 'asking' },
    { type: 'partial', madeBy: 'ai', draft: { position: [{ text: 'Baut Dachst' }] } },
    {
      type: 'partial',
      madeBy: 'ai',
      draft: { position: [{ text: 'Baut Dachstühle' }], customers: [] },
    },
  ] as const
  const asked = events.reduce(withDraftEvent, EMPTY_MAKING)
  expect(asked).toEqual({ step: 'asking', madeBy: 'ai', draft: events[2].draft })
  expect(partsBegun(asked.draft)).toBe(1)

  const instead = [
    { type: 'step', step: 'method' },
    { type: 'partial', madeBy: 'method', draft: {} },
  ] as const
  expect(instead.reduce(withDraftEvent, asked)).toEqual({
    step: 'method',
    madeBy: 'method',
    draft: {},
  })
})

test.each([null, 'text', 7, { position: 'no list' }, { surprise: [] }])(
  'what is no part of a draft is not shown: %j',
  (draft) => {
    const event = { type: 'partial', madeBy: 'ai', draft } as const
    expect(withDraftEvent(EMPTY_MAKING, event).draft).toEqual({})
  },
)
