import { afterEach, expect, test } from 'vitest'
import {
  closeEditor,
  dropDraft,
  dropUnsavedTexts,
  type EditDraft,
  hasUnsavedText,
  keepDraft,
  openEditor,
  parseDrafts,
  readDraft,
} from './edit-drafts.ts'

const DRAFT: EditDraft = {
  id: 'training/strategie-ki/title',
  place: '/trainings/strategie-ki',
  label: 'Titel',
  before: { title: 'Alt' },
  version: 3,
  typed: { title: 'Halb ge' },
}

afterEach(() => {
  closeEditor(DRAFT.id)
  dropDraft(DRAFT.id)
})

test('what was typed is unsaved for as long as its editor is open', () => {
  openEditor(DRAFT.id)
  expect(hasUnsavedText()).toBe(false)
  keepDraft(DRAFT)
  expect(hasUnsavedText()).toBe(true)
  closeEditor(DRAFT.id)
  expect(hasUnsavedText()).toBe(false)
  expect(readDraft(DRAFT.id)).toEqual(DRAFT)
})

test('whoever leaves all the same drops the texts of open editors, and no others', () => {
  keepDraft(DRAFT)
  keepDraft({ ...DRAFT, id: 'other' })
  openEditor('other')
  dropUnsavedTexts()
  closeEditor('other')
  expect(readDraft('other')).toBeNull()
  expect(readDraft(DRAFT.id)).toEqual(DRAFT)
})

test('drafts survive in the storage, and what is none is left out', () => {
  expect(parseDrafts(JSON.stringify({ [DRAFT.id]: DRAFT }))).toEqual({ [DRAFT.id]: DRAFT })
  expect(
    parseDrafts(JSON.stringify({ a: null, b: { id: 'b' }, c: { ...DRAFT, typed: ['x'] } })),
  ).toEqual({})
  expect(parseDrafts('{')).toEqual({})
  expect(parseDrafts('null')).toEqual({})
})
