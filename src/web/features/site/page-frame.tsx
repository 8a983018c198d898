import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { ALIVE } from '../../lib/page-lifecycle/sleeping-page.ts'

interface PageFrameProps {
  header: ReactNode
  footer: ReactNode
  /** The colours of a page that has its own. */
  colors?: CSSProperties | undefined
  children: ReactNode
}

/** The landmarks of a public page. `main` is where the skip link and the focus after a change of page go. */
export function PageFrame({ header, footer, colors, children }: PageFrameProps) {
  useEffect(() => {
    dispatchEvent(new Event(ALIVE))
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
