import { Button } from '#platform/design/web/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

/** Minutes that can be added to an item with one click. */
const EXTENSIONS = [1, 5] as const

interface RunControlsProps {
  texts: MeetingModeratorTexts['run']
  isOn: boolean
  hasPrevious: boolean
  hasNext: boolean
  toggle: () => void
  next: () => void
  previous: () => void
  extend: (minutes: number) => void
  end: () => void
}

/** The buttons that control the meeting. At the last item, "end" replaces "next". */
export function RunControls(props: RunControlsProps) {
  const { texts, isOn, hasPrevious, hasNext, toggle, next, previous, extend, end } = props
  return (
    <fieldset aria-label={texts.controls} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="inverse" onClick={toggle} className="min-w-32 max-sm:grow">
          {isOn ? texts.pause : texts.resume}
        </Button>
        {hasNext ? (
          <Button variant="outline" onClick={next} className="max-sm:grow">
            {texts.toNext}
            <ArrowRightIcon />
          </Button>
        ) : (
          <Button variant="inverse" onClick={end} className="max-sm:grow">
            {texts.end}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={previous} aria-disabled={!hasPrevious}>
          <ArrowLeftIcon />
          {texts.toPrevious}
        </Button>
        {EXTENSIONS.map((minutes) => (
          <Button key={minutes} variant="outline" size="small" onClick={() => extend(minutes)}>
            {texts.extend(minutes)}
          </Button>
        ))}
        {hasNext && (
          <Button variant="outline" size="small" onClick={end}>
            {texts.end}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
