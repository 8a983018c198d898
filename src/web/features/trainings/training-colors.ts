import type { CSSProperties } from 'react'
import type { ColorScheme } from '#domain/training/training.ts'

/**
 * A training brings its own colours, so they are set where it is shown and used as `bg-(--accent)` and the like.
 */
export function trainingColors(scheme: ColorScheme): CSSProperties {
  return {
    '--accent': scheme.accent,
    '--tint': scheme.bg,
    '--on-accent': scheme.title,
    '--on-accent-soft': scheme.description,
  } as CSSProperties
}
