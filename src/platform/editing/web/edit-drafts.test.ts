import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  closeEditor,
  dropDraft,
  dropUnsavedTexts,
  type EditDraft,
  hasUnsavedText,
  openEditor,
  parseDrafts,
  readDraft,
  storeDraft,
  writeDraftsAs,
} from './edit-drafts.ts'

const OWNER = 'chefin@example.com'

const DRAFT: EditDraft = {
  owner: OWNER,
  id: 'training/kurs-1-uhren/title',
  place: '/trainings/kurs-1-uhren',
  label: 'Titel',
  before: { title: 'Alt' },
  version: 3,
  typed: { title: 'Halb ge' },
}

beforeEach(() => writeDraftsAs(OWNER))

afterEach(() => {
  closeEditor(DRAFT.id)
  dropDraft(DRAFT.id)
})

test('what was typed is unsaved for as long as its editor is open', () => {
  openEditor(DRAFT.id)
  expect(hasUnsavedText()).toBe(false)
  storeDraft(DRAFT)
  expect(hasUnsavedText()).toBe(true)
  closeEditor(DRAFT.id)
  expect(hasUnsavedText()).toBe(false)
  expect(readDraft(DRAFT.id)).toEqual(DRAFT)
})

test('whoever leaves all the same drops the texts of open editors, and no others', () => {
  storeDraft(DRAFT)
  storeDraft({ ...DRAFT, id: 'other' })
  openEditor('other')
  dropUnsavedTexts()
  closeEditor('other')
  expect(readDraft('other')).toBeNull()
  expect(readDraft(DRAFT.id)).toEqual(DRAFT)
})

test('another administrator in the same tab neither sees nor removes it', () => {
  storeDraft(DRAFT)
  openEditor(DRAFT.id)
  writeDraftsAs('neu@example.com')
  expect(readDraft(DRAFT.id)).toBeNull()
  expect(hasUnsavedText()).toBe(false)
  storeDraft({ ...DRAFT, typed: { title: 'Anders' } })
  dropUnsavedTexts()
  expect(readDraft(DRAFT.id)).toBeNull()
  writeDraftsAs(OWNER)
  expect(readDraft(DRAFT.id)).toEqual(DRAFT)
})

test('drafts survive in the storage, and what is none is left out', () => {
  expect(parseDrafts(JSON.stringify({ [DRAFT.id]: DRAFT }))).toEqual({ [DRAFT.id]: DRAFT })
  expect(
    parseDrafts(
      JSON.stringify({
        a: null,
        b: { id: 'b' },
        c: { ...DRAFT, typed: ['x'] },
        ofNobody: { ...DRAFT, owner: undefined },
      }),
    ),
  ).toEqual({})
  expect(parseDrafts('{')).toEqual({})
  expect(parseDrafts('null')).toEqual({})
})
