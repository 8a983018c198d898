import type { FormEventHandler, ReactNode } from 'react'
import { moveOnEnter } from '#platform/design/web/move-on-enter.ts'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'

interface WizardFrameProps {
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Next to the fields and always in view on desktops; between fields and actions on phones. */
  summary: ReactNode
  actions: ReactNode
  children: ReactNode
}

/**
 * The form of one step. Until React runs in it, the browser says which fields are missing. Method `post` keeps typed data
 * out of the URL if the form is submitted before that.
 */
export function WizardFrame({ onSubmit, summary, actions, children }: WizardFrameProps) {
  const isReady = useHydrated()
  return (
    <form
      noValidate={isReady}
      method="post"
      onSubmit={onSubmit}
      onKeyDown={moveOnEnter}
      className="group/wizard grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,21.25rem)] lg:grid-rows-[auto_1fr]"
    >
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
      <aside
        aria-label="Deine Auswahl"
        className="min-w-0 self-start lg:sticky lg:top-26 lg:row-span-2"
      >
        {summary}
      </aside>
      <div className="min-w-0">{actions}</div>
    </form>
  )
}
