import type { CSSProperties } from 'react'
import type { ColorScheme } from '../domain/training.ts'

/** CSS variables with the training's own colours, used as `bg-(--accent)` and the like. */
export function trainingColors(scheme: ColorScheme): CSSProperties {
  return {
    '--accent': scheme.accent,
    '--tint': scheme.bg,
    '--on-accent': scheme.title,
    '--on-accent-soft': scheme.description,
  } as CSSProperties
}
