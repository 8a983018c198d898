import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

interface TabsProps<Value extends string> {
  /** Accessible name of the list of tabs. */
  label: string
  tabs: ReadonlyArray<{
    value: Value
    label: string
    /** How much waits in it, "3 Texte zu prüfen"; null or undefined where nothing does. */
    waiting?: { count: number; words: string } | null | undefined
    content: ReactNode
  }>
  value: Value
  onChange: (value: Value) => void
}

/**
 * Tabs. Only the open one is rendered. Arrow keys move the focus, Enter or space opens a tab: opening by focus alone
 * would repeatedly ask about unsaved text.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  // Three have room beside each other on most phones, with their numbers above the words.
  const isThree = tabs.length === 3
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      activationMode="manual"
    >
      <Radix.List
        aria-label={label}
        className={classes(
          'gap-1 rounded-picture bg-section p-1 sm:inline-flex sm:flex-wrap print:hidden',
          isThree ? 'flex flex-wrap' : 'grid grid-cols-2',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={classes(
              'relative min-h-11 rounded-button py-2 font-semibold text-secondary text-small leading-tight transition-colors sm:px-5 hover:bg-brand-tint hover:text-ink data-[state=active]:bg-brand data-[state=active]:text-white',
              isThree ? 'px-1.5 max-sm:grow' : 'px-3 last:odd:max-sm:col-span-2',
            )}
          >
            <span>{tab.label}</span>
            {tab.waiting && (
              <>
                <span
                  aria-hidden="true"
                  className={classes(
                    'inline-grid min-w-6 place-items-center rounded-pill bg-badge-orange px-1.5 text-badge-orange-text tabular-nums',
                    isThree ? 'max-sm:absolute max-sm:-top-2 max-sm:right-0 sm:ml-2' : 'ml-2',
                  )}
                >
                  {tab.waiting.count.toLocaleString('de-DE')}
                </span>
                <span className="sr-only">{` (${tab.waiting.words})`}</span>
              </>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="mt-5 rounded-card">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
