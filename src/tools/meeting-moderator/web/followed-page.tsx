import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { usePageFragment } from '#platform/rendering/web/page-fragment.ts'
import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { readRoomCode } from '#tools/rooms/domain/room.ts'
import type { FollowedMeetingIntro } from '../domain/followed-meeting-intro-texts.ts'
import { FollowedMeeting } from './followed-meeting.tsx'
import type { FollowedMeetingTexts } from './followed-meeting-texts.ts'

/** The page for participants: agenda and clock of a meeting, by the code in the address or one that is typed. */
export function Screen({
  intro,
  texts,
  shared,
  language,
}: ToolScreenProps<FollowedMeetingIntro, FollowedMeetingTexts, ToolsTexts>) {
  const isReady = useHydrated()
  const fragment = usePageFragment()
  const code = readRoomCode(fragment)
  return (
    <div className="wrap pt-6 pb-16 lg:pt-10">
      {code ? (
        <FollowedMeeting
          key={code}
          intro={intro}
          texts={texts}
          report={shared.report}
          language={language}
          code={code}
        />
      ) : (
        <CodeForm intro={intro} texts={texts} isReady={isReady} isWrong={fragment !== ''} />
      )}
    </div>
  )
}

interface CodeFormProps {
  intro: FollowedMeetingIntro
  texts: FollowedMeetingTexts
  isReady: boolean
  /** Whether the address has something that is no code. */
  isWrong: boolean
}

function CodeForm({ intro, texts, isReady, isWrong }: CodeFormProps) {
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  return (
    <Card as="section" aria-labelledby={TOOL_NAME_ID} className="mx-auto max-w-140">
      <h1 id={TOOL_NAME_ID} className="text-h2">
        {intro.title}
      </h1>
      <p className="mt-3 text-secondary">{intro.lead}</p>
      <noscript>
        <p className="mt-4 font-semibold text-error">{texts.needsScripts}</p>
      </noscript>
      <form
        method="post"
        className="mt-6 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const code = readRoomCode(typed)
          setRefused(code === null)
          if (code) location.hash = code
        }}
      >
        <TextField
          id="meeting-code"
          label={texts.code}
          hint={texts.codeHint}
          error={isRefused || (isWrong && typed === '') ? texts.wrongCode : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={!isReady}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setRefused(false)
          }}
        />
        <div>
          <Button type="submit" disabled={!isReady}>
            {texts.follow}
          </Button>
        </div>
      </form>
    </Card>
  )
}
