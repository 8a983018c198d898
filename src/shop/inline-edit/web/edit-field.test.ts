import { describe, expect, test } from 'vitest'
import type { Package } from '#shop/prices/domain/package.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { problemOf } from '#shop/trainings/web/editing/edit-problem.ts'
import type { ListTarget, TextTarget } from '#shop/trainings/web/editing/editable.tsx'
import { itemField, listEdit, mergedIds, moved, textField } from './edit-field.ts'

const training = {
  id: 'kurs-1-uhren',
  title: 'Uhren & Zeit',
  description: 'Ein langer Text.',
  methods: ['A', 'B', 'C'],
  version: 7,
} as Training

const pkg = {
  id: 'single',
  name: 'Einzelkarte',
  tagline: 'Kurz',
  badge: null,
  features: ['Kurz', 'Eine Leistung, die mehr als fünfzig Zeichen lang ist.'],
  version: 2,
} as Package

const content: TextTarget = {
  kind: 'content',
  text: { section: 'trainings', key: 'benefits.heading', content: 'Warum?', version: 0 },
}
const ofTraining = (field: 'title' | 'description'): TextTarget => ({
  kind: 'training',
  training,
  field,
})
const ofPackage = (field: 'name' | 'tagline' | 'badge'): TextTarget => ({
  kind: 'package',
  pkg,
  field,
})
const methods: ListTarget = { kind: 'training', training, field: 'methods' }
const features: ListTarget = { kind: 'package', pkg, field: 'features' }

describe('a field is typed into', () => {
  test.each([
    ['a text of a page', textField(content), 5],
    ['a title', textField(ofTraining('title')), 5],
    ['a description', textField(ofTraining('description')), 5],
    ['a method', itemField(methods, 0), 5],
    ['the name of a package', textField(ofPackage('name')), 1],
    ['a tagline, however short', textField(ofPackage('tagline')), 3],
    ['a short feature', itemField(features, 0), 1],
    ['a feature of more than 50 characters', itemField(features, 1), 3],
  ])('%s: %o has %i rows', (_name, field, rows) => {
    expect(field.control.rows).toBe(rows)
  })
})

test('a text is saved as the only field that changes', () => {
  const field = textField(ofTraining('title'))
  expect(field).toMatchObject({
    id: 'training/kurs-1-uhren/title',
    label: 'Titel',
    value: 'Uhren & Zeit',
    before: { title: 'Uhren & Zeit' },
    version: 7,
  })
  expect(field.after('Neu', field.before)).toEqual({ title: 'Neu' })
  expect(textField(content).after('Darum', {})).toEqual({ content: 'Darum' })
})

test('a badge may be missing, and only a badge of a package can be taken away', () => {
  const missing = textField(ofPackage('badge'))
  expect([missing.value, missing.before]).toEqual(['', { badge: null }])
  expect(missing.removeLabel).toBeUndefined()
  const present = textField({ kind: 'package', pkg: { ...pkg, badge: 'Beliebt' }, field: 'badge' })
  expect(present.removeLabel).toBe('Badge entfernen')
  expect(present.after(null, present.before)).toEqual({ badge: null })
  expect(textField(ofPackage('name')).removeLabel).toBeUndefined()
})

describe('an item of a list', () => {
  test('is replaced in the whole list', () => {
    const field = itemField(methods, 1)
    expect([field.label, field.value]).toEqual(['Methode 2', 'B'])
    expect(field.after('Neu', field.before)).toEqual({ methods: ['A', 'Neu', 'C'] })
  })

  test('is added at the end', () => {
    const field = itemField(methods, 3)
    expect([field.id, field.value]).toEqual(['training/kurs-1-uhren/methods/new', ''])
    expect(field.after('D', field.before)).toEqual({ methods: ['A', 'B', 'C', 'D'] })
  })

  test('finds its place in a list that somebody else has shortened meanwhile', () => {
    const field = itemField(methods, 2)
    expect(field.after('Neu', { methods: ['A'] })).toEqual({ methods: ['A', 'Neu'] })
    expect(itemField(methods, 3).after('D', { methods: ['A'] })).toEqual({ methods: ['A', 'D'] })
  })

  test('is moved with all others keeping their order', () => {
    expect(moved(['A', 'B', 'C'], 0, 1)).toEqual(['B', 'A', 'C'])
    expect(moved(['A', 'B', 'C'], 2, 0)).toEqual(['C', 'A', 'B'])
    expect(listEdit(methods, ['B', 'A', 'C'])).toEqual({
      subject: { kind: 'training', id: 'kurs-1-uhren' },
      before: { methods: ['A', 'B', 'C'] },
      after: { methods: ['B', 'A', 'C'] },
      version: 7,
    })
  })
})

describe('what the server would refuse is known beforehand', () => {
  const ofTrainings = { kind: 'training', id: 'x' } as const
  test.each([
    [ofTrainings, { title: 'Gut' }, null],
    [ofTrainings, { title: 'x'.repeat(201) }, 'Höchstens 200 Zeichen.'],
    [ofTrainings, { methods: [] }, 'Mindestens ein Eintrag muss bleiben.'],
    [
      ofTrainings,
      { heroImage: 'http://example.com/a.jpg' },
      'Bitte geben Sie eine https-Adresse oder einen Pfad dieser Website an.',
    ],
    [{ kind: 'package', id: 'single' } as const, { badge: null }, null],
    [
      { kind: 'package', id: 'single' } as const,
      { name: 'x'.repeat(101) },
      'Höchstens 100 Zeichen.',
    ],
    [
      { kind: 'content', section: 'trainings', key: 'hero.title' } as const,
      { content: 'Gut' },
      null,
    ],
  ])('%o %o: %s', (subject, values, expected) => {
    expect(problemOf(subject, values)).toBe(expected)
  })
})

test.each([
  ['both add', 'a b', 'a b c', 'a b d', 'a b c d'],
  ['one removes, one adds', 'a b', 'a', 'a b c', 'a c'],
  ['one moves, one removes', 'a b c', 'c a b', 'a c', 'c a'],
  ['both remove the same', 'a b', 'a', 'a', 'a'],
])(
  'of two people who change a list of questions, both changes stay: %s',
  (_, old, mine, theirs, all) => {
    const edit = { before: { content: old }, after: { content: mine } }
    expect(mergedIds(edit, { content: theirs })).toBe(all)
  },
)
