import { type ComponentType, useEffect, useState } from 'react'
import { loadSharingTexts } from '#tools/documents/web/sharing-texts.ts'
import { spacedCode, useShares } from './meeting-shares.ts'
import type { MeetingTool } from './meeting-store.ts'

/** Lets participants follow the meeting. Its code is loaded when somebody opens it, or where a meeting is shared. */
export function SharePart(tool: MeetingTool) {
  const texts = tool.texts.share
  const shares = useShares()
  const share = shares[tool.meeting.id]
  const hasShares = Object.keys(shares).length > 0
  const [Panel, setPanel] = useState<ComponentType<MeetingTool>>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!hasShares) return
    // Where that fails, opening the part tries again and says so.
    import('./published-meetings.ts').then(
      ({ startPublishing }) => startPublishing(),
      () => undefined,
    )
  }, [hasShares])
  const load = async () => {
    setFailed(false)
    try {
      const [{ SharePanel }, sharing] = await Promise.all([
        import('./share-panel.tsx'),
        loadSharingTexts[tool.language](),
      ])
      setPanel(() => (props: MeetingTool) => <SharePanel {...props} sharing={sharing} />)
    } catch {
      setFailed(true)
    }
  }

  return (
    <details
      onToggle={({ currentTarget }) => currentTarget.open && !Panel && void load()}
      className="mt-4 rounded-card border border-sand bg-white print:hidden"
    >
      <summary className="min-h-13 cursor-pointer rounded-card px-5 py-3.5 font-semibold">
        {share ? texts.shared(spacedCode(share)) : texts.title}
      </summary>
      <div className="border-sand border-t px-5 pt-2 pb-5">
        {Panel ? (
          <Panel {...tool} />
        ) : (
          <p role="status" className="mt-2 text-small">
            {hasFailed ? texts.failed : texts.loading}
          </p>
        )}
      </div>
    </details>
  )
}
