import { type ComponentType, useEffect, useState } from 'react'
import type { Language } from '#site/pages/web/page-table.ts'
import { loadSharingTexts } from '#tools/documents/web/load-sharing-texts.ts'
import type { SharingTexts } from '#tools/documents/web/sharing-texts.ts'
import type { Meeting } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import { spacedCode, useShares } from './meeting-shares.ts'
import type { ChangeMeeting } from './meeting-store.ts'
import type { SharePanelProps } from './share-panel.tsx'

interface SharePartProps {
  texts: MeetingModeratorTexts['share']
  language: Language
  meeting: Meeting
  change: ChangeMeeting
}

interface Loaded {
  SharePanel: ComponentType<SharePanelProps>
  sharingTexts: SharingTexts
}

/** Lets participants follow the meeting. Its code is loaded when somebody opens it, or where a meeting is shared. */
export function SharePart({ texts, language, meeting, change }: SharePartProps) {
  const shares = useShares()
  const share = shares[meeting.id]
  const hasShares = Object.keys(shares).length > 0
  const [loaded, setLoaded] = useState<Loaded>()
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
      const [{ SharePanel }, sharingTexts] = await Promise.all([
        import('./share-panel.tsx'),
        loadSharingTexts[language](),
      ])
      setLoaded({ SharePanel, sharingTexts })
    } catch {
      setFailed(true)
    }
  }

  return (
    <details
      onToggle={({ currentTarget }) => currentTarget.open && !loaded && void load()}
      className="mt-4 rounded-card border border-sand bg-white print:hidden"
    >
      <summary className="min-h-13 cursor-pointer rounded-card px-5 py-3.5 font-semibold">
        {share ? texts.shared(spacedCode(share)) : texts.title}
      </summary>
      <div className="border-sand border-t px-5 pt-2 pb-5">
        {loaded ? (
          <loaded.SharePanel
            texts={loaded.sharingTexts}
            language={language}
            meeting={meeting}
            share={share}
            change={change}
          />
        ) : (
          <p role="status" className="mt-2 text-small">
            {hasFailed ? texts.failed : texts.loading}
          </p>
        )}
      </div>
    </details>
  )
}
