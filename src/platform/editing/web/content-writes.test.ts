import { describe, expect, test } from 'vitest'
import { ApiError } from '#platform/design/web/api.ts'
import { type Edit, type FieldValues, hasValues, reverseOf, writeEdit } from './content-writes.ts'

const EDIT: Edit = {
  subject: { kind: 'training', id: 'kurs-1-uhren' },
  before: { title: 'Alt' },
  after: { title: 'Neu' },
  version: 3,
}

function refusal(version: number, values: FieldValues): ApiError {
  return new ApiError(412, 'Precondition Failed', {
    type: 'about:blank',
    title: 'Precondition Failed',
    status: 412,
    detail: 'Der Text wurde inzwischen geändert.',
    code: 'content.changed_meanwhile',
    current: { version, values, editedBy: 'kollegin@example.com', editedAt: null },
  })
}

/** A server with these values, which accepts edits based on its version. */
function server(state: { version: number; values: FieldValues }) {
  const asked: number[] = []
  const send = async ({ version, after }: Edit) => {
    asked.push(version)
    if (version !== state.version) throw refusal(state.version, state.values)
    state.version += 1
    state.values = { ...state.values, ...after }
    return { version: state.version }
  }
  return { state, asked, send }
}

describe('writing an edit', () => {
  test('onto the version that it was based on', async () => {
    const { state, asked, send } = server({ version: 3, values: { title: 'Alt' } })
    expect(await writeEdit(EDIT, send)).toEqual({ kind: 'saved', version: 4 })
    expect(asked).toEqual([3])
    expect(state.values).toEqual({ title: 'Neu' })
  })

  test('onto a newer version whose changes are elsewhere', async () => {
    const { state, asked, send } = server({ version: 8, values: { title: 'Alt' } })
    expect(await writeEdit(EDIT, send)).toEqual({ kind: 'saved', version: 9 })
    expect(asked).toEqual([3, 8])
    expect(state.values).toEqual({ title: 'Neu' })
  })

  test('not over what somebody else has written', async () => {
    const { state, send } = server({ version: 4, values: { title: 'Von nebenan' } })
    expect(await writeEdit(EDIT, send)).toMatchObject({
      kind: 'conflict',
      current: { version: 4, values: { title: 'Von nebenan' } },
    })
    expect(state.values).toEqual({ title: 'Von nebenan' })
  })

  test('nothing, where the other one wrote the very same', async () => {
    const { send } = server({ version: 4, values: { title: 'Neu' } })
    expect(await writeEdit(EDIT, send)).toEqual({ kind: 'saved', version: 4 })
  })

  test('compares whole lists', async () => {
    const edit = { ...EDIT, before: { methods: ['A', 'B'] }, after: { methods: ['A', 'C'] } }
    const { send } = server({ version: 5, values: { methods: ['A'] } })
    expect(await writeEdit(edit, send)).toMatchObject({ kind: 'conflict' })
    const same = server({ version: 5, values: { methods: ['A', 'B'] } })
    expect(await writeEdit(edit, same.send)).toEqual({ kind: 'saved', version: 6 })
  })

  test('ends where the version never stands still, and with every other refusal', async () => {
    let version = 10
    const restless = async () => {
      version += 1
      throw refusal(version, { title: 'Alt' })
    }
    await expect(writeEdit(EDIT, restless)).rejects.toThrow('412')
    const forbidden = async () => {
      throw new ApiError(403, 'Forbidden', null)
    }
    await expect(writeEdit(EDIT, forbidden)).rejects.toThrow('403')
  })
})

test('an edit is taken back by its reverse, onto the version that it made', () => {
  expect(reverseOf(EDIT, 4)).toEqual({
    subject: EDIT.subject,
    before: { title: 'Neu' },
    after: { title: 'Alt' },
    version: 4,
  })
})

test.each([
  [{ title: 'A', time: '10' }, { title: 'A' }, true],
  [{ title: 'A' }, { title: 'B' }, false],
  [{ badge: null }, { badge: null }, true],
  [{}, { badge: null }, false],
])('%o has the values %o: %s', (values, wanted, expected) => {
  expect(hasValues(values, wanted)).toBe(expected)
})
