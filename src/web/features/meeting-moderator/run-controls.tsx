import type { MeetingModeratorTexts } from '../../content/meeting-moderator-texts.ts'
import { Button } from '../../ui/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx'

/** What can be added to an item with one press. */
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

/** Everything that steers the meeting. At the last item, its end takes the place of the next one. */
export function RunControls(props: RunControlsProps) {
  const { texts, isOn, hasPrevious, hasNext, toggle, next, previous, extend, end } = props
  return (
    <fieldset aria-label={texts.controls} className="flex min-w-0 flex-wrap gap-3">
      <Button variant="inverse" onClick={toggle} className="min-w-34">
        {isOn ? texts.pause : texts.resume}
      </Button>
      <Button variant="outline" onClick={previous} aria-disabled={!hasPrevious}>
        <ArrowLeftIcon />
        {texts.toPrevious}
      </Button>
      {hasNext && (
        <Button variant="outline" onClick={next}>
          {texts.toNext}
          <ArrowRightIcon />
        </Button>
      )}
      {EXTENSIONS.map((minutes) => (
        <Button key={minutes} variant="outline" onClick={() => extend(minutes)}>
          {texts.extend(minutes)}
        </Button>
      ))}
      <Button variant={hasNext ? 'outline' : 'inverse'} onClick={end}>
        {texts.end}
      </Button>
    </fieldset>
  )
}
