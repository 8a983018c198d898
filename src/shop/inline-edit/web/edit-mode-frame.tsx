import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { editMode } from '#platform/login/web/edit-mode.ts'
import { useMay } from '#platform/login/web/use-may.ts'
import { Editing, type EditingTools } from '#shop/trainings/web/editing/editable.tsx'
import { pageClient } from './page-client.ts'

interface EditablePageProps {
  /** What the page was rendered with, by the keys of their queries. */
  reads: readonly (readonly [key: QueryKey, data: unknown])[]
  children: ReactNode
}

/** The content of a page that staff edit. Visitors load nothing of it: they see what the server has rendered of it. */
export function EditablePage({ reads, children }: EditablePageProps) {
  const [client] = useState(() => pageClient(reads))
  return (
    <QueryClientProvider client={client}>
      <EditModeFrame>{children}</EditModeFrame>
    </QueryClientProvider>
  )
}

interface LoadedTools {
  tools: EditingTools
  EditBar: ComponentType
}

/** Makes its children editable while the edit mode of somebody who edits texts is on. */
function EditModeFrame({ children }: { children: ReactNode }) {
  const mayEdit = useMay(EDITORS)
  const isOn = useSyncExternalStore(editMode.subscribe, editMode.read, () => false)
  const loaded = useTools(mayEdit && isOn)
  return (
    <Editing value={loaded?.tools ?? null}>
      {children}
      {loaded && createPortal(<loaded.EditBar />, document.body)}
    </Editing>
  )
}

function useTools(isNeeded: boolean): LoadedTools | null {
  const [loaded, setLoaded] = useState<LoadedTools | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    let isGone = false
    import('./editing-tools.tsx').then(
      ({ EDIT_MODE }) => {
        if (!isGone) setLoaded(EDIT_MODE)
      },
      () => {
        if (isGone) return
        editMode.clear()
        notify({
          title: 'Fehler',
          description: 'Das Bearbeiten konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
          variant: 'destructive',
        })
      },
    )
    return () => {
      isGone = true
    }
  }, [isNeeded])
  return isNeeded ? loaded : null
}
