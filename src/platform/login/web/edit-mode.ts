import { createBrowserStore } from '#platform/design/web/browser-store.ts'

/** True while this tab edits the trainings' pages. It survives reloads, and grants no rights. */
export const editMode = createBrowserStore<boolean>({
  key: 'edit-mode',
  empty: false,
  parse: (text) => text === 'true',
})
