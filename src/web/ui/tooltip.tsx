import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Opens after 700 ms; within 300 ms after one closed, the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

interface TooltipProps {
  text: string
  /** One element that takes the focus, such as a button: a tooltip nobody can reach by keyboard helps few. */
  children: ReactNode
}

/** A hint on what a control does. It never holds what cannot be found elsewhere: touch does not open it. */
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
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
