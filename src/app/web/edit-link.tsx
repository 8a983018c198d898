import { createRoot } from 'react-dom/client'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'
import { call } from '#platform/design/web/api.ts'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { PencilIcon } from '#platform/design/web/icons.tsx'
import { LANGUAGES, PAGES, type PageKey } from '#site/pages/web/page-table.ts'
// The style sheet of a page contains only what its visitors see.
import '#platform/design/web/app.css'

/** On a page of the website, in the browsers of those who write texts: the link to its editor. */
export async function showEditLink(): Promise<void> {
  const place = placeOf(location.pathname)
  if (!place) return
  const me = await call('GET', '/api/admin/me').catch(() => null)
  if (!me || !EDITORS.includes(me.role)) return
  const root = document.body.appendChild(document.createElement('div'))
  root.lang = 'de'
  createRoot(root).render(
    <ButtonAnchor
      href={`/bearbeiten/${place.page}/${place.language}`}
      variant="inverse"
      size="small"
      className="fixed bottom-4 left-4 z-30 shadow-lifted"
    >
      <PencilIcon />
      Seite bearbeiten
    </ButtonAnchor>,
  )
}

function placeOf(path: string) {
  for (const page of Object.keys(PAGES) as PageKey[])
    for (const language of LANGUAGES) if (PAGES[page][language] === path) return { page, language }
  return null
}
