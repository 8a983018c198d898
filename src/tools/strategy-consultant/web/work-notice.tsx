import { Button } from '#platform/design/web/button.tsx'
import { Notice } from './step-parts.tsx'
import type { ConsultationTool } from './use-consultation.ts'
import { useStrategy } from './use-strategy.ts'

/** Explains why a result is missing, or that an earlier consultation was replaced, with the way to continue. */
export function WorkNotice({ tool }: { tool: ConsultationTool }) {
  const { texts } = useStrategy()
  const { notice } = tool
  if (notice?.failure === 'cancelled') return <Notice text={texts[notice.of].cancelled} />
  if (notice) {
    const isReading = notice.of === 'reading'
    return (
      <Notice
        tone="alert"
        title={isReading ? texts.failed.title : texts.making.failedTitle}
        text={texts.failed.reasons[notice.failure]}
      >
        {isReading && (
          <Button size="small" onClick={tool.describeByHand}>
            {texts.byHand.button}
          </Button>
        )}
      </Notice>
    )
  }
  if (!tool.isReplaced) return null
  return (
    <Notice text={texts.storage.cleared}>
      <Button variant="secondary" size="small" onClick={tool.undoReplacing}>
        {texts.storage.undo}
      </Button>
      <Button variant="ghost" size="small" onClick={tool.forgetReplaced}>
        {texts.storage.forget}
      </Button>
    </Notice>
  )
}
