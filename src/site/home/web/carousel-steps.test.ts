import { describe, expect, test } from 'vitest'
import { nextSlide, previousSlide } from './carousel-steps.ts'

describe('the steps of the carousel', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('after slide %i comes %i', (index, next) => {
    expect(nextSlide(index, 3)).toBe(next)
    expect(previousSlide(next, 3)).toBe(index)
  })

  test('a single slide is always the one that is shown', () => {
    expect(nextSlide(0, 1)).toBe(0)
    expect(previousSlide(0, 1)).toBe(0)
  })
})
