import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Tooltips open after 700 ms, and at once within 300 ms after another one closed. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

interface TooltipProps {
  text: string
  /** One focusable element, such as a button, so that the tooltip is accessible by keyboard. */
  children: ReactNode
}

/** A tooltip of a control. Its text must also be available elsewhere, because touch does not open it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-30 max-w-72 rounded-input bg-ink px-3 py-1.5 text-small text-white shadow-card"
        >
          <span>{text}</span>
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
