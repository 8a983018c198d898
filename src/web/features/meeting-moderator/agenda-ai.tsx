import { useState } from 'react'
import type { Meeting } from '#domain/tools/meeting.ts'
import type { ToolAi } from '#domain/tools/tool-ai.ts'
import type { MeetingModeratorTexts } from '../../content/meeting-moderator-texts.ts'
import type { Language } from '../../content/pages.ts'
import type { ToolsTexts } from '../../content/tools-texts.ts'
import { useSuggestion } from '../../lib/ai-suggestions/use-suggestion.ts'
import { randomKey } from '../../lib/random-key.ts'
import { AskAi } from '../../ui/ask-ai.tsx'
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
