import { useEffect, useRef, useState } from 'react'
import { ChevronDownIcon } from '#platform/design/web/icons.tsx'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'

const BORDERS_PX = 2
const FRAME = 'h-180 w-full rounded-picture border border-sand bg-page'
/** From this width on there is room for the tool beside what the page says. */
const WIDE = '(min-width: 64rem)'

export const TOOL_TITLE_ID = 'tool-title'

interface FoldedToolProps {
  /** Of a page of the product. */
  path: string
  title: string
}

/**
 * A page in a frame below its headline: folded on phones, open in wide windows once it is nearly in view. The frame is
 * loaded when it opens, and stays from then on, so that nothing typed there is lost. Until then, and without scripts, a
 * link leads to the page.
 */
export default function FoldedTool({ path, title }: FoldedToolProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const isHydrated = useHydrated()
  useEffect(() => {
    const { current } = details
    if (!current) return
    if (matchMedia(WIDE).matches) current.open = true
    // It may have been opened before this ran.
    if (current.open) setWasOpened(true)
  }, [])
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
      className="disclosure group rounded-card bg-white shadow-card"
    >
      <summary className="flex list-none items-center justify-between gap-5 rounded-card p-6 sm:p-8 [&::-webkit-details-marker]:hidden">
        <h2 id={TOOL_TITLE_ID} className="min-w-0 text-h2">
          {title}
        </h2>
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-brand-tint text-brand transition-[rotate] group-open:rotate-180">
          <ChevronDownIcon />
        </span>
      </summary>
      <div className="px-3 pb-3 sm:px-8 sm:pb-8">
        {isHydrated && wasOpened ? (
          <Frame src={`${path}?embed=1`} title={title} />
        ) : (
          <p className={`${FRAME} grid place-content-center p-5 text-center print:hidden`}>
            <a href={path}>{title}</a>
          </p>
        )}
      </div>
    </details>
  )
}

/** As high as its page, so that there is no inner scroll bar. */
function Frame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      const page = entry?.target as HTMLElement
      current.style.height = `${page.offsetHeight + BORDERS_PX}px`
    })
    const follow = () => {
      observer.disconnect()
      const page = current.contentDocument?.getElementById('main')
      if (page) observer.observe(page)
    }
    current.addEventListener('load', follow)
    return () => {
      current.removeEventListener('load', follow)
      observer.disconnect()
    }
  }, [])
  return <iframe ref={frame} src={src} title={title} className={FRAME} />
}
