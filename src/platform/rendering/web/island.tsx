import { type ComponentType, createContext, use, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { scriptJson } from './script-json.ts'

/**
 * When React brings an island to life:
 * - `now`: as soon as the scripts run
 * - `idle`: when the page has loaded and the browser is idle, or with the visitor's first act on it
 * - `visible`: when it is seen
 * - `staff`: in the browsers of administrators
 * - `stored:KEY`: in a tab whose session storage has the key
 */
export type When = 'now' | 'idle' | 'visible' | 'staff' | `stored:${string}`

/** What JSON keeps. A function in the props of an island is an error of types. */
type Serialisable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never) => unknown
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Serialisable<Value[Key]> }
      : never

interface IslandProps<Props extends object, Loaded extends Partial<Props>> {
  /** The component that an `*.island.tsx` file exports by default. */
  of: ComponentType<Props>
  when: When
  props: Omit<Props, keyof Loaded> & Serialisable<Omit<Props, keyof Loaded>>
  /** Whether its scripts read `islandFirm()`, which is then in the page. */
  readsFirm?: boolean
  /** What is not in the page, because the file's `load` loads it in the browser. */
  loaded?: Loaded
  className?: string
}

interface Islands {
  /** The names of all islands: their files without ".island.tsx". */
  names: ReadonlyMap<unknown, string>
  /** The islands of the page that begin at once. */
  early: Set<string>
  /** The elements that load pictures of islands early, for the head. */
  preloads: string[]
  /** Whether scripts of the page read `islandFirm()`. */
  readFirm?: boolean
  /** While staff edit the page: islands are shown and not brought to life. */
  areStill?: boolean
}

export const IslandsOfPage = createContext<Islands>({
  names: new Map(),
  early: new Set(),
  preloads: [],
})

/**
 * A part of a page that React brings to life in the browser, as a root of its own. On the server it is rendered as one too,
 * so that `useId` gives the same ids; contexts of the page do not reach into it. Its data follow its content.
 */
export function Island<Props extends object, Loaded extends Partial<Props> = Record<never, never>>({
  of: Part,
  when,
  props,
  loaded,
  readsFirm = false,
  className,
}: IslandProps<Props, Loaded>) {
  const id = useId()
  const islands = use(IslandsOfPage)
  const { names, early, preloads, areStill } = islands
  const name = names.get(Part)
  if (name === undefined) throw new Error(`${Part.name} is not exported by an island's file.`)
  const all: object = { ...(props as object), ...loaded }
  if (areStill)
    return (
      <div className={className}>
        <Part {...(all as Props)} />
      </div>
    )
  if (when === 'now') early.add(name)
  if (readsFirm) islands.readFirm = true
  const rendered = renderToString(<Part {...(all as Props)} />, { identifierPrefix: id })
  // React writes them in front of what it renders.
  const [links = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered) ?? []
  preloads.push(links)
  const html = rendered.slice(links.length)
  return (
    <>
      <div
        data-island={name}
        data-when={when}
        data-prefix={id}
        className={className}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped it
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: no text in it can close the element
        dangerouslySetInnerHTML={{ __html: scriptJson(props) }}
      />
    </>
  )
}
