import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { CheckIcon, CloseIcon } from '#platform/design/web/icons.tsx'
import { ProgressBar } from './progress-bar.tsx'
import type { PageState, SiteReading } from './site-reading.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import { StepHeading } from './strategy-step-heading.tsx'

interface ReadingStepProps {
  texts: StrategyConsultantTexts['reading']
  /** URL of the website. */
  url: string
  reading: SiteReading
  onCancel: () => void
}

/** Progress of reading a website: the current page, and the skipped ones with their reasons. */
export function ReadingStep({ texts, url, reading: { pages, total }, onCancel }: ReadingStepProps) {
  const done = pages.filter(({ state }) => state !== 'reading').length
  const current = pages.find(({ state }) => state === 'reading')
  // The first page contains the links to the others: their number is unknown until it was read.
  const said = total > 1 ? texts.progress(Math.min(done + 1, total), total) : texts.begins
  return (
    <Card>
      <StepHeading title={texts.title(new URL(url).host)} />
      <div className="mt-6 max-w-180">
        <ProgressBar label={said} value={done} max={Math.max(total, 2)} />
        <p role="status" className="mt-2 font-semibold">
          <span>{said}</span>
          {current && total > 1 && (
            <span className="block truncate font-normal text-secondary text-small">
              {pathOf(current.url)}
            </span>
          )}
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
        <Button variant="secondary" size="small" className="mt-7" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Card>
  )
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
