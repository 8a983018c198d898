import { classes } from '#platform/design/web/classes.ts'
import type { Meeting } from '../domain/meeting.ts'
import { chime } from './meeting-chime.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import type { ChangeMeeting } from './meeting-store.ts'

interface RunSettingsProps {
  texts: MeetingModeratorTexts['run']
  meeting: Meeting
  change: ChangeMeeting
}

/** Settings for the tone and, where there is a keyboard, its shortcuts. */
export function RunSettings({ texts, meeting, change }: RunSettingsProps) {
  const { hasSound, hasShortcuts } = meeting
  return (
    <div className="mt-8 grid gap-4 border-sand border-t pt-6 print:hidden">
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <Switch
          label={texts.sound}
          isOn={hasSound}
          onChange={(isOn) => {
            // Plays the tone at once, so that its volume is known.
            if (isOn) chime()
            change({ type: 'set', changes: { hasSound: isOn } })
          }}
        />
        <Switch
          className="touch-only:hidden"
          label={texts.shortcuts}
          isOn={hasShortcuts}
          onChange={(isOn) => change({ type: 'set', changes: { hasShortcuts: isOn } })}
        />
      </div>
      {hasShortcuts && (
        <dl className="flex flex-wrap gap-x-7 gap-y-2 text-small touch-only:hidden">
          {keysOf(texts.keys).map(([does, key]) => (
            <div key={does} className="flex items-baseline gap-2">
              <dt>
                <kbd className="inline-block min-w-7 rounded-input border border-line bg-white px-2 text-center font-semibold font-text">
                  {key}
                </kbd>
              </dt>
              <dd className="text-secondary">{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** The keyboard shortcuts of the running meeting and their effects (`run-step.tsx`). */
function keysOf(texts: RunSettingsProps['texts']['keys']): [does: string, key: string][] {
  return [
    [texts.toggle, 'P'],
    [texts.next, 'N'],
    [texts.previous, 'B'],
    [texts.minute, '+'],
    [texts.fiveMinutes, '5'],
    [texts.notes, 'M'],
    [texts.leave, 'Esc'],
  ]
}

interface SwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  className?: string
}

function Switch({ label, isOn, onChange, className }: SwitchProps) {
  return (
    <label
      className={classes('flex min-h-11 items-center gap-3 font-semibold text-small', className)}
    >
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 accent-brand"
      />
      <span>{label}</span>
    </label>
  )
}
