import { Button } from '#platform/design/web/button.tsx'
import type { Failure } from './consultation-failure.ts'
import { Notice } from './step-parts.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

/** A task that failed or was cancelled. */
export interface UnfinishedWork {
  readonly of: 'reading' | 'making'
  readonly failure: Failure | 'cancelled'
}

interface WorkNoticeProps {
  texts: StrategyConsultantTexts
  notice: UnfinishedWork | null
  /** True when the earlier consultation was replaced or cleared, which can be undone. */
  isReplaced: boolean
  onByHand: () => void
  onUndo: () => void
  onForget: () => void
}

/** Explains why a result is missing, with links to continue. */
export function WorkNotice(props: WorkNoticeProps) {
  const { texts, notice, isReplaced, onByHand, onUndo, onForget } = props
  if (notice?.failure === 'cancelled') return <Notice text={texts[notice.of].cancelled} />
  if (notice?.of === 'making') {
    return (
      <Notice
        tone="alert"
        title={texts.making.failedTitle}
        text={texts.failed.reasons[notice.failure]}
      />
    )
  }
  if (notice) {
    return (
      <Notice tone="alert" title={texts.failed.title} text={texts.failed.reasons[notice.failure]}>
        <Button size="small" onClick={onByHand}>
          {texts.byHand.button}
        </Button>
      </Notice>
    )
  }
  if (!isReplaced) return null
  return (
    <Notice text={texts.storage.cleared}>
      <Button variant="secondary" size="small" onClick={onUndo}>
        {texts.storage.undo}
      </Button>
      <Button variant="ghost" size="small" onClick={onForget}>
        {texts.storage.forget}
      </Button>
    </Notice>
  )
}
