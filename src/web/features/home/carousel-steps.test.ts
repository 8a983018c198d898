import { describe, expect, test } from 'vitest'
import { nextSlide, previousSlide, slidePlace } from './carousel-steps.ts'

describe('the steps of the carousel', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('after slide %i comes %i', (index, next) => {
    expect(nextSlide(index, 3)).toBe(next)
    expect(previousSlide(next, 3)).toBe(index)
  })

  test.each([
    [0, ['shown', 'after', 'before']],
    [1, ['before', 'shown', 'after']],
    [2, ['after', 'before', 'shown']],
  ])('while slide %i is shown, the others wait on either side of it', (current, places) => {
    expect([0, 1, 2].map((index) => slidePlace(index, current, 3))).toEqual(places)
  })

  test('a single slide is always the one that is shown', () => {
    expect(nextSlide(0, 1)).toBe(0)
    expect(previousSlide(0, 1)).toBe(0)
    expect(slidePlace(0, 0, 1)).toBe('shown')
  })
})
