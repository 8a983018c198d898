import type { CSSProperties, ReactNode } from 'react'

interface PageFrameProps {
  header: ReactNode
  footer: ReactNode
  /** CSS variables of a page with its own colours. */
  colors?: CSSProperties | undefined
  children: ReactNode
}

/** The landmarks of a public page. `main` is the target of the skip link and of the focus after a navigation. */
export function PageFrame({ header, footer, colors, children }: PageFrameProps) {
  return (
    <div data-public-page style={colors} className="flex min-h-svh flex-col">
      {header}
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {footer}
    </div>
  )
}
