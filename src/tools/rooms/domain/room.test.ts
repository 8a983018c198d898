import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CODE_LENGTH, readRoomCode, roomCodeFrom, withAct } from './room.ts'

test('a code of random bytes is read back, however it is typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 2 * CODE_LENGTH, maxLength: 40 }), (bytes) => {
      const code = roomCodeFrom(bytes)
      if (code === null) return
      expect(readRoomCode(code)).toBe(code)
      expect(readRoomCode(` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)} `)).toBe(code)
    }),
  )
})

test('bytes that would make some letters more likely are not used', () => {
  expect(roomCodeFrom(new Uint8Array(16).fill(255))).toBeNull()
  expect(roomCodeFrom(Uint8Array.from([255, ...Array<number>(8).fill(0)]))).toBe('22222222')
})

test.each(['', 'ABCD', 'ABCDEFG1', 'ABCDEFGO', 'ABCDEFGHJ', 'ÄBCDEFGH'])(
  '"%s" is no code',
  (text) => {
    expect(readRoomCode(text)).toBeNull()
  },
)

describe('acts', () => {
  test('are done once', () => {
    const acts = withAct([], 'a') ?? []
    expect(acts).toEqual(['a'])
    expect(withAct(acts, 'a')).toBeNull()
  })

  test('are forgotten after many others, so that a room stays small', () => {
    const many = Array.from({ length: 200 }, (_, index) => String(index))
    const acts = many.reduce<readonly string[]>((all, id) => withAct(all, id) ?? all, [])
    expect(acts).toHaveLength(40)
    expect(acts.at(-1)).toBe('199')
  })
})
