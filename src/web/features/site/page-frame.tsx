import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { HYDRATED_EVENT } from '../../lib/page-lifecycle/script-loader.ts'

interface PageFrameProps {
  header: ReactNode
  footer: ReactNode
  /** CSS variables of a page with its own colours. */
  colors?: CSSProperties | undefined
  children: ReactNode
}

/** The landmarks of a public page. `main` is the target of the skip link and of the focus after a navigation. */
export function PageFrame({ header, footer, colors, children }: PageFrameProps) {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])
  return (
    <div style={colors} className="flex min-h-svh flex-col">
      {header}
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {footer}
    </div>
  )
}
