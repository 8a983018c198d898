import { useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { revisionsKey } from '#platform/editing/web/revisions-query.ts'
import type { Look } from '../../domain/look-schema.ts'
import { LOOK_ELEMENT } from '../look.ts'
import { lookCss } from '../look-css.ts'
import { LOOK_PATH, lookSettingQuery } from './look-query.ts'

/** Stores the look, and shows it in the administration too. */
export function useStoreLook() {
  const queryClient = useQueryClient()
  return async (look: Look, version: number) => {
    const stored = await call('PUT', LOOK_PATH, { header: ifMatch(version), body: look })
    queryClient.setQueryData(lookSettingQuery.queryKey, stored)
    showInDocument(stored.values)
    notify({
      title: 'Gespeichert',
      description: 'Website, E-Mails und Vorschaubilder sehen ab jetzt so aus.',
    })
    await queryClient.invalidateQueries({ queryKey: revisionsKey })
  }
}

/** The element is in the document as served, or there is none yet. */
function showInDocument(look: Look): void {
  let style = document.getElementById(LOOK_ELEMENT)
  if (!style) {
    style = document.createElement('style')
    style.id = LOOK_ELEMENT
    document.head.append(style)
  }
  style.textContent = lookCss(look)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', look.page)
}
