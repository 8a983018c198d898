import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { notify } from '#platform/design/web/notifications.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import { editMode } from '#platform/login/web/edit-mode.ts'
import { Editing, type EditingTools } from '#shop/trainings/web/editing/editable.tsx'

// Visitors load only this file of the feature.

const Toggle = lazy<ComponentType>(() =>
  import('./edit-toggle.tsx').then(
    ({ EditToggle }) => ({ default: EditToggle }),
    () => ({ default: NoToggle }),
  ),
)

/**
 * For the header of a page that staff can edit. Renders nothing until it is known that an administrator is logged in.
 */
export function EditModeToggle() {
  const { isAdmin } = useAdmin()
  if (!isAdmin) return null
  return (
    <Suspense>
      <Toggle />
    </Suspense>
  )
}

interface LoadedTools {
  tools: EditingTools
  EditBar: ComponentType
}

/** Makes its children editable while an administrator's edit mode is on. */
export function EditModeFrame({ children }: { children: ReactNode }) {
  const { isAdmin } = useAdmin()
  const isOn = useSyncExternalStore(editMode.subscribe, editMode.read, () => false)
  const loaded = useTools(isAdmin && isOn)
  return (
    <Editing value={loaded?.tools ?? null}>
      {children}
      {loaded && <loaded.EditBar />}
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

function NoToggle() {
  return null
}
