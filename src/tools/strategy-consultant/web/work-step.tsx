import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { CheckIcon, CloseIcon } from '#platform/design/web/icons.tsx'
import { DRAFT_PARTS } from '../domain/draft-lines.ts'
import type { PageState, SiteReading } from './site-reading.ts'
import { ProgressBar, StepHeading } from './step-parts.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import type { CurrentTask } from './use-consultation.ts'

interface WorkStepProps {
  texts: StrategyConsultantTexts
  work: CurrentTask
  onCancel: () => void
}

/** Progress of reading a website or of making a draft. */
export function WorkStep({ texts, work, onCancel }: WorkStepProps) {
  return (
    <Card>
      <StepHeading
        title={
          work.kind === 'reading' ? texts.reading.title(new URL(work.url).host) : texts.making.title
        }
      />
      <div className="mt-6 max-w-180">
        {work.kind === 'reading' ? (
          <Reading texts={texts.reading} reading={work.reading} />
        ) : (
          <Making texts={texts.making} making={work.making} />
        )}
        <Button variant="secondary" size="small" className="mt-7" onClick={onCancel}>
          {texts[work.kind].cancel}
        </Button>
      </div>
    </Card>
  )
}

function Making({
  texts,
  making: { step, parts },
}: {
  texts: StrategyConsultantTexts['making']
  making: Extract<CurrentTask, { kind: 'making' }>['making']
}) {
  return (
    <>
      <ProgressBar label={texts.steps[step]} value={parts} max={DRAFT_PARTS.length} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="font-semibold">
          {texts.steps[step]}
        </p>
        {parts > 0 && (
          <p className="text-muted text-small">{texts.progress(parts, DRAFT_PARTS.length)}</p>
        )}
      </div>
    </>
  )
}

/** The current page, and the skipped ones with their reasons. */
function Reading({
  texts,
  reading: { pages, total },
}: {
  texts: StrategyConsultantTexts['reading']
  reading: SiteReading
}) {
  const done = pages.filter(({ state }) => state !== 'reading').length
  const said = readingProgress(texts, { pages, total })
  return (
    <>
      <ProgressBar label={said} value={done} max={Math.max(total, 2)} />
      <p role="status" className="mt-2 font-semibold">
        {said}
      </p>
      <ul className="mt-5 grid gap-2 empty:hidden">
        {pages.map((page) => (
          <li key={page.url} className="flex min-w-0 items-start gap-3">
            <PageStateIcon state={page.state} />
            <span className="min-w-0">
              <span className="break-all">{pathOf(page.url)}</span>{' '}
              <span className="text-muted text-small">{texts.states[page.state]}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** "Page 2 of 6". The first page contains the links to the others: their number is unknown until it was read. */
export function readingProgress(
  texts: StrategyConsultantTexts['reading'],
  { pages, total }: SiteReading,
): string {
  const done = pages.filter(({ state }) => state !== 'reading').length
  return total > 1 ? texts.progress(Math.min(done + 1, total), total) : texts.begins
}

function PageStateIcon({ state }: { state: PageState }) {
  const look = 'mt-1 text-[1.0625rem]'
  if (state === 'read') return <CheckIcon className={`${look} text-brand`} />
  if (state !== 'reading') return <CloseIcon className={`${look} text-muted`} />
  return (
    <span
      aria-hidden="true"
      className="mt-1.5 size-4 shrink-0 rounded-pill border-2 border-brand border-r-transparent motion-safe:animate-spin"
    />
  )
}

function pathOf(url: string): string {
  const { host, pathname } = new URL(url)
  return pathname === '/' ? host : pathname
}
