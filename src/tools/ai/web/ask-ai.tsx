import { useId } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import type { AiProblem, ToolsTexts } from '#tools/frame/web/tools-texts.ts'

interface AskAiProps {
  texts: ToolsTexts['ai']
  /** Text of the badge at the button. */
  badge: string
  /** The host of the service. */
  host: string
  /** Label of the button: what the service shall write. */
  label: string
  isAsking: boolean
  problem: AiProblem | undefined
  onAsk: () => void
  onCancel: () => void
}

/**
 * A button that sends a request to the AI service, next to a notice of which data is sent. Rendered only where there is
 * a service.
 */
export function AskAi({
  texts,
  badge,
  host,
  label,
  isAsking,
  problem,
  onAsk,
  onCancel,
}: AskAiProps) {
  const noteId = useId()
  return (
    <div className="rounded-card border border-sand bg-white p-5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="brand">{badge}</Badge>
        <Button
          variant="secondary"
          size="small"
          pending={isAsking}
          pendingLabel={texts.pending}
          aria-describedby={noteId}
          onClick={onAsk}
        >
          {label}
        </Button>
        {isAsking && (
          <Button variant="ghost" size="small" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
      <p id={noteId} className="mt-3 max-w-[64ch] text-muted text-small">
        {texts.leaves(host)}
      </p>
      {problem && (
        <p role="alert" className="mt-2 font-medium text-error text-small">
          {texts.problems[problem]}
        </p>
      )}
    </div>
  )
}
