import { createBrowserStore } from '../browser-store.ts'

/** Whether this tab edits the pages of the trainings. Kept over reloads; it opens nothing by itself. */
export const editMode = createBrowserStore<boolean>({
  key: 'edit-mode',
  empty: false,
  parse: (text) => text === 'true',
})
