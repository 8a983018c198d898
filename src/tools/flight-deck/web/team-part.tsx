import { lazy, Suspense } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { PAGES } from '#site/pages/web/page-table.ts'
import { DECK_LENGTHS, type DeckStart, PEOPLE_MAX } from '../domain/deck-room.ts'
import { problemLines } from './ai-request.ts'
import type { StepProps } from './deck.ts'
import type { FlightDeckTexts } from './flight-deck.de.ts'
import type { roomTexts } from './flight-deck-room.de.ts'
import { TEAM_FRAGMENT } from './room/room-address.ts'
import { hasText, peopleLines, type Sprint } from './sprint.ts'

type TeamPartProps = StepProps & { code: string | null }

const ROOMS = {
  de: roomsIn(() => import('./flight-deck-room.de.ts')),
  en: roomsIn(() => import('./flight-deck-room.en.ts')),
}

/** The rooms in a language. Code and texts are loaded when somebody opens one. */
function roomsIn(load: () => Promise<{ roomTexts: typeof roomTexts }>) {
  return lazy(async () => {
    try {
      const [{ RoomPage }, { roomTexts }] = await Promise.all([
        import('./room/room-page.tsx'),
        load(),
      ])
      return {
        default: ({ deck: { texts, tools, language, sprint }, code }: TeamPartProps) => (
          <RoomPage
            texts={{ ...roomTexts, deck: texts }}
            tools={tools}
            language={language}
            code={code}
            start={broughtAlong(sprint, texts)}
          />
        ),
      }
    } catch {
      return { default: NotLoaded }
    }
  })
}

/** What a room takes along from the sprint in this browser: its question, what is known of the problem, and the people. */
function broughtAlong(sprint: Sprint, texts: FlightDeckTexts): DeckStart {
  return {
    question: sprint.question.trim(),
    problem: problemLines(sprint, texts).join('\n').slice(0, DECK_LENGTHS.problem),
    people: peopleLines(sprint)
      .slice(0, PEOPLE_MAX)
      .map((person) => person.slice(0, DECK_LENGTHS.person)),
  }
}

export function TeamPart(props: TeamPartProps) {
  const { language, texts } = props.deck
  const Rooms = ROOMS[language]
  return (
    <Suspense
      fallback={
        <p role="status" className="text-secondary">
          {texts.team.loading}
        </p>
      }
    >
      <Rooms {...props} />
    </Suspense>
  )
}

function NotLoaded({ deck }: StepProps) {
  const { text, reload } = deck.tools.problem
  return (
    <div role="alert">
      <p>{text}</p>
      <Button size="small" className="mt-3" onClick={() => location.reload()}>
        {reload}
      </Button>
    </div>
  )
}

/** Leads to the rooms, out of a frame to the tool's own page. */
export function TeamLink({ deck }: StepProps) {
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
