import { type ComponentType, lazy } from 'react'

/** A part of a screen that few need, loaded where it is shown. Where that fails, the rest of the screen goes on. */
export function loadedLater<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(
    (): Promise<{ default: ComponentType<Props> }> =>
      load().then(
        (part) => ({ default: part }),
        () => ({ default: () => null }),
      ),
  )
}
