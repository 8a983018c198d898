import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import type { Deck } from './deck.ts'
import type { RoomTexts } from './flight-deck-room.de.ts'
import { broughtAlong } from './room/brought-along.ts'
import { TEAM_FRAGMENT } from './room/room-address.ts'
import type { RoomPageProps } from './room/room-types.ts'
import { hasText } from './sprint.ts'

const TEXTS = {
  de: () => import('./flight-deck-room.de.ts'),
  en: () => import('./flight-deck-room.en.ts'),
} as const satisfies Record<Language, () => Promise<{ roomTexts: RoomTexts }>>

interface Loaded {
  RoomPage: ComponentType<RoomPageProps>
  roomTexts: RoomTexts
}

/** Leads to the rooms, out of a frame to the tool's own page. */
export function TeamLink({ deck }: { deck: Deck }) {
  const { intro, texts, language, isEmbedded } = deck
  return (
    <p id={TEAM_FRAGMENT.slice(1)} className="mt-5 text-small print:hidden">
      <a
        href={isEmbedded ? `${PAGES.flightDeck[language]}${TEAM_FRAGMENT}` : TEAM_FRAGMENT}
        target={isEmbedded ? '_parent' : undefined}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        <span>{hasText(deck.sprint.problem.what) ? texts.team.goOn : texts.team.link}</span>
      </a>
      <span className="block text-muted">{intro.team}</span>
    </p>
  )
}

/** The rooms, whose code is loaded when somebody opens one. */
export function TeamPart({ deck, code }: { deck: Deck; code: string | null }) {
  const { texts, tools, language, sprint } = deck
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(1)
  const [failedAt, setFailedAt] = useState(0)
  useEffect(() => {
    Promise.all([import('./room/room-page.tsx'), TEXTS[language]()]).then(
      ([{ RoomPage }, { roomTexts }]) => setLoaded({ RoomPage, roomTexts }),
      () => setFailedAt(attempt),
    )
  }, [language, attempt])

  if (loaded)
    return (
      <loaded.RoomPage
        texts={loaded.roomTexts}
        tools={tools}
        language={language}
        code={code}
        start={broughtAlong(sprint, texts)}
      />
    )
  if (failedAt < attempt)
    return (
      <p role="status" className="text-secondary">
        {texts.team.loading}
      </p>
    )
  return (
    <div role="alert">
      <p>{texts.team.failed}</p>
      <Button size="small" className="mt-3" onClick={() => setAttempt(attempt + 1)}>
        {texts.team.retry}
      </Button>
    </div>
  )
}
