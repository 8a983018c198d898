import { useState } from 'react'
import { randomKey } from '#platform/design/web/random-key.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import { AskAi } from '#tools/ai/web/ask-ai.tsx'
import { useSuggestion } from '#tools/ai/web/use-suggestion.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { Meeting } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import type { ChangeUndoably } from './meeting-store.ts'

/** Minutes of the shortest meeting that the service plans. */
const SHORTEST = 5

interface AgendaAiProps {
  texts: MeetingModeratorTexts
  tools: ToolsTexts
  language: Language
  ai: NonNullable<ToolAi['ai']>
  meeting: Meeting
  changeUndoably: ChangeUndoably
}

/**
 * Requests an agenda draft from the AI service. The request contains the goal, the minutes and the number of people,
 * but no name.
 */
export function AgendaAi({ texts, tools, language, ai, meeting, changeUndoably }: AgendaAiProps) {
  const { ask, cancel, isAsking, problem } = useSuggestion<'agenda'>()
  const [isGoalMissing, setGoalMissing] = useState(false)

  const draft = async () => {
    const goal = meeting.goal.trim()
    setGoalMissing(!goal)
    if (!goal) {
      document.getElementById('meeting-goal')?.focus()
      return
    }
    const answer = await ask({
      kind: 'agenda',
      language,
      goal,
      people: Math.max(1, meeting.people.length),
      minutes: Math.max(SHORTEST, meeting.length),
    })
    if (!answer) return
    const agenda = answer.items.map((item) => ({
      ...item,
      id: randomKey(),
      owner: '',
      method: null,
    }))
    changeUndoably({ type: 'agenda', agenda, by: 'ai' }, texts.undone.agenda)
  }

  return (
    <div className="mt-5">
      <AskAi
        texts={{ ...tools.ai, leaves: texts.plan.ai.leaves }}
        badge={texts.plan.ai.badge}
        host={ai.host}
        label={texts.plan.ai.ask}
        isAsking={isAsking}
        problem={problem}
        onAsk={draft}
        onCancel={cancel}
      />
      {isGoalMissing && !meeting.goal.trim() && (
        <p role="alert" className="mt-2 font-medium text-error text-small">
          {texts.plan.ai.needsGoal}
        </p>
      )}
    </div>
  )
}
