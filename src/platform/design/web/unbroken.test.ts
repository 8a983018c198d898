import { expect, test } from 'vitest'
import { unbroken, unbrokenDate } from './unbroken.ts'

test('a time stays on one line', () => {
  expect(unbroken('10:00 – 11:30 Uhr')).toBe('10:00\u00a0–\u00a011:30\u00a0Uhr')
})

test('a date may break after the day of the week and nowhere else', () => {
  expect(unbrokenDate('Donnerstag, 14. Januar 2027')).toBe('Donnerstag, 14.\u00a0Januar\u00a02027')
  expect(unbrokenDate('14.01.2027')).toBe('14.01.2027')
})
