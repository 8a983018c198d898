import { useState } from 'react'
import type { Suggestion, SuggestionKind, SuggestionRequest } from '#tools/ai/domain/suggestion.ts'
import { AskAi } from '#tools/ai/web/ask-ai.tsx'
import { useSuggestion } from '#tools/ai/web/use-suggestion.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { MeetingModeratorTexts } from './meeting-moderator.de.ts'

interface AskFromGoalProps<Kind extends SuggestionKind> {
  texts: MeetingModeratorTexts['plan']['ai']
  tools: ToolsTexts
  ai: NonNullable<ToolAi['ai']>
  goal: string
  requestOf: (goal: string) => Extract<SuggestionRequest, { kind: Kind }>
  onAnswer: (answer: Suggestion<Kind>) => void
}

/** Asks the AI service for what it drafts from the goal, and says where there is no goal yet. */
export function AskFromGoal<Kind extends SuggestionKind>(props: AskFromGoalProps<Kind>) {
  const { texts, tools, ai, requestOf, onAnswer } = props
  const { ask, cancel, isAsking, problem } = useSuggestion<Kind>()
  const [isMissing, setMissing] = useState(false)
  const goal = props.goal.trim()
  const draft = async () => {
    setMissing(!goal)
    if (!goal) return
    const answer = await ask(requestOf(goal))
    if (answer) onAnswer(answer)
  }
  return (
    <div>
      <AskAi
        texts={{ ...tools.ai, leaves: texts.leaves }}
        badge={texts.badge}
        host={ai.host}
        label={texts.ask}
        isAsking={isAsking}
        problem={problem}
        onAsk={() => void draft()}
        onCancel={cancel}
      />
      {isMissing && !goal && (
        <p role="alert" className="mt-2 font-medium text-error text-small">
          {texts.needsGoal}
        </p>
      )}
    </div>
  )
}
