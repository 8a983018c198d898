import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { DRAFT_PARTS } from '../domain/strategy-edits.ts'
import { readingProgress } from './consultation-words.ts'
import { Notice, StepHeading } from './step-parts.tsx'
import type { ConsultationTool, CurrentTask } from './use-consultation.ts'
import { useStrategy } from './use-strategy.ts'

/** Progress of reading a website or of making a draft. */
export function WorkStep({ work, onCancel }: { work: CurrentTask; onCancel: () => void }) {
  const { texts, tools } = useStrategy()
  const { title, said, value, max } =
    work.kind === 'reading'
      ? {
          title: texts.reading.title(new URL(work.url).host),
          said: readingProgress(texts, work.reading),
          value: work.reading.page - 1,
          max: Math.max(work.reading.pages, 2),
        }
      : {
          title: texts.making.title,
          said: texts.making.steps[work.making.step],
          value: work.making.parts,
          max: DRAFT_PARTS.length,
        }
  return (
    <Card>
      <StepHeading title={title} />
      <div className="mt-6 max-w-180">
        <div
          role="progressbar"
          aria-label={said}
          aria-valuenow={value}
          aria-valuemin={0}
          aria-valuemax={max}
          className="meter-track h-2.5 overflow-clip rounded-pill bg-sand"
        >
          <div
            style={{ width: `${(100 * Math.max(value, 0.25)) / max}%` }}
            className="meter-fill h-full rounded-pill bg-brand transition-[width]"
          />
        </div>
        <p role="status" className="mt-2 font-semibold">
          <span>{said}</span>
        </p>
        <Button variant="secondary" size="small" className="mt-7" onClick={onCancel}>
          {tools.ai.cancel}
        </Button>
      </div>
    </Card>
  )
}

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
