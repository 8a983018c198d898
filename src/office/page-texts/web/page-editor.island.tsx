import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import type { EditedPage } from '#platform/rendering/domain/edited-page.ts'
import { loadFirm } from '#shop/inline-edit/web/load-firm.ts'
import { pageClient } from '#shop/inline-edit/web/page-client.ts'
import { PageEditing } from './page-editing.tsx'
// The style sheet of a page contains only what its visitors see.
import '#platform/design/web/app.css'

export const load = loadFirm

/** The editor of a page of the website. It is on no page of visitors: see `page-editor.routes.ts`. */
export default function PageEditor(edited: EditedPage) {
  const [client] = useState(() => pageClient([]))
  // The page without its editor is what the server sends.
  if (!useHydrated()) return null
  return (
    <QueryClientProvider client={client}>
      <PageEditing {...edited} />
    </QueryClientProvider>
  )
}
