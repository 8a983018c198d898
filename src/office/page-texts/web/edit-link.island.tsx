import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { PencilIcon } from '#platform/design/web/icons.tsx'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import { pageClient } from '#shop/inline-edit/web/page-client.ts'
import { LANGUAGES } from '#site/pages/domain/languages.ts'
import { PAGES, type PageKey } from '#site/pages/web/page-table.ts'
// The style sheet of a page contains only what its visitors see.
import '#platform/design/web/app.css'

/** On a page of the website, for staff who write texts: the link to its editor. The page's script adds it. */
export default function EditLink() {
  const [client] = useState(() => pageClient([]))
  if (!useHydrated()) return null
  return (
    <QueryClientProvider client={client}>
      <Link />
    </QueryClientProvider>
  )
}

function Link() {
  const { adminUser } = useAdmin()
  const place = placeOf(location.pathname)
  if (!place || !adminUser || !EDITORS.includes(adminUser.role)) return null
  return (
    <nav lang="de" aria-label="Für das Team">
      <ButtonAnchor
        href={`/bearbeiten/${place.page}/${place.language}`}
        variant="inverse"
        size="small"
        className="fixed bottom-4 left-4 z-30 shadow-lifted"
      >
        <PencilIcon />
        Seite bearbeiten
      </ButtonAnchor>
    </nav>
  )
}

function placeOf(path: string) {
  for (const page of Object.keys(PAGES) as PageKey[])
    for (const language of LANGUAGES) if (PAGES[page][language] === path) return { page, language }
  return null
}
