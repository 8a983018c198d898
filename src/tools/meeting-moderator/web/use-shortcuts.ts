import { useEffect, useEffectEvent } from 'react'

/** Elements in which keys type or select something. */
const TYPING = 'input, textarea, select, [contenteditable]'

/**
 * Single-key shortcuts, unless somebody types or holds a modifier key. They can be switched off (WCAG 2.1.4), because
 * speech input could trigger them by accident.
 */
export function useShortcuts(isOn: boolean, actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.target instanceof Element && event.target.closest(TYPING)) return
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!isOn) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}
