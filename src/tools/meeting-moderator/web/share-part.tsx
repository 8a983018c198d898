import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import type { SharingTexts } from '#tools/documents/web/sharing-texts.ts'
import type { Meeting } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import { spacedCode, useShares } from './meeting-shares.ts'
import type { ChangeMeeting } from './meeting-store.ts'
import type { SharePanelProps } from './share-panel.tsx'

const TEXTS = {
  de: () => import('#tools/documents/web/sharing.de.ts'),
  en: () => import('#tools/documents/web/sharing.en.ts'),
} as const satisfies Record<Language, () => Promise<{ sharingTexts: SharingTexts }>>

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
  const isShared = share !== undefined
  const hasShares = Object.keys(shares).length > 0
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<Loaded>()
  const [failedAt, setFailedAt] = useState(0)
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    if (!hasShares) return
    // Where that fails, opening the part tries again and says so.
    import('./published-meetings.ts').then(
      ({ startPublishing }) => startPublishing(),
      () => undefined,
    )
  }, [hasShares])
  useEffect(() => {
    if (!isOpen || loaded || failedAt >= attempt) return
    Promise.all([import('./share-panel.tsx'), TEXTS[language]()]).then(
      ([{ SharePanel }, { sharingTexts }]) => setLoaded({ SharePanel, sharingTexts }),
      () => setFailedAt(attempt),
    )
  }, [isOpen, loaded, failedAt, attempt, language])

  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mt-4 rounded-card border border-sand bg-white print:hidden"
    >
      <summary className="min-h-13 cursor-pointer rounded-card px-5 py-3.5 font-semibold">
        {isShared ? texts.shared(spacedCode(share)) : texts.title}
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
        ) : failedAt < attempt ? (
          <p role="status" className="mt-2 text-secondary text-small">
            {texts.loading}
          </p>
        ) : (
          <div role="alert" className="mt-2">
            <p className="text-small">{texts.failed}</p>
            <Button size="small" className="mt-3" onClick={() => setAttempt(attempt + 1)}>
              {texts.retry}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}
