import { describe, expect, it, test } from 'vitest'
import { ApiError, OfflineError } from './api.ts'
import { formRefusal, isOutdated, openProblems } from './form-refusal.ts'

function answer(status: number, detail?: string): ApiError {
  return new ApiError(
    status,
    'text',
    detail === undefined ? null : { type: '', title: '', status, detail, code: 'a.code' },
  )
}

test.each<[name: string, error: unknown, title: RegExp, advice: RegExp | undefined]>([
  ['a lost connection', new OfflineError(null), /erreichen den Server/, /bleibt hier stehen/],
  ['an ended link', answer(404, 'Dieser Link gilt nicht.'), /Dieser Link gilt nicht/, /neuen Link/],
  ['a full date', answer(409, 'Der Termin ist ausgebucht.'), /ausgebucht/, /neuesten Stand/],
  ['a change by others', answer(412, 'Version'), /inzwischen geändert/, /noch einmal ab/],
  ['too many attempts', answer(429, 'Bitte warte.'), /Bitte warte/, /bleibt hier stehen/],
  ['wrong values', answer(422, 'Bitte prüfe.'), /Bitte prüfe/, undefined],
  ['a fault', answer(500), /nicht geklappt/, /liegt an uns/],
  ['a fault of the page itself', new TypeError('x'), /nicht geklappt/, /liegt an uns/],
])('%s', (_, error, title, advice) => {
  const refusal = formRefusal(error)
  expect(refusal.title).toMatch(title)
  if (advice) expect(refusal.advice).toMatch(advice)
  else expect(refusal.advice).toBeUndefined()
})

test('an ended link leads to the form for a new one, and no other error does', () => {
  expect(formRefusal(answer(404)).link?.href).toBe('/buchung')
  expect(formRefusal(answer(409)).link).toBeUndefined()
})

test('the problems of fields are found by name', () => {
  const error = new ApiError(422, '', {
    type: '',
    title: '',
    status: 422,
    detail: 'Bitte prüfe die Felder.',
    code: 'a.code',
    errors: [{ path: 'email', message: 'Keine Adresse.' }],
  })
  expect([...formRefusal(error).problems]).toEqual([['email', 'Keine Adresse.']])
})

test('the page reads again what the server says is outdated', () => {
  expect([answer(409), answer(412), answer(404), new OfflineError(null)].map(isOutdated)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('what is wrong now', () => {
  const values = { name: 'Ada', email: 'ada@example' }
  const refusal = {
    title: 'Bitte prüfe die markierten Felder.',
    problems: new Map([['email', 'Diese Adresse nimmt keine E-Mails an.']]),
    values,
    isOfServer: true,
  }
  const nothing = new Map<'name' | 'email', string>()

  it('is nothing before anything was refused', () => {
    const found = new Map([['name', 'Gib deinen Namen ein.'] as const])
    expect(openProblems(null, found, values)).toEqual(new Map())
  })

  it('is what the server found, until that field changes', () => {
    expect(openProblems(refusal, nothing, { ...values, name: 'Ada L.' })).toEqual(refusal.problems)
    expect(openProblems(refusal, nothing, { ...values, email: 'ada@example.com' })).toEqual(
      new Map(),
    )
  })

  it('is what the rules find, before what the server found', () => {
    const found = new Map([['email', 'Das ist keine Adresse.'] as const])
    expect(openProblems(refusal, found, values)).toEqual(found)
  })

  it('is what the rules find alone, where they have refused', () => {
    const own = { ...refusal, isOfServer: false }
    expect(openProblems(own, nothing, values)).toEqual(new Map())
  })
})
