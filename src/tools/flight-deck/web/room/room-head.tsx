import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CopyButton } from './copy-button.tsx'
import { hostName, type RefusedAct, type RoomAct, type RoomStepProps } from './room-types.ts'
import { SketchPicture } from './sketch-pad.tsx'

interface RoomHeadProps extends RoomStepProps {
  onDismiss: () => void
}

/** The code, the connection, and what the server refused. */
export function RoomHead({ room, texts, state, onDismiss }: RoomHeadProps) {
  const { head } = texts
  const { link, waiting, refused } = state
  // A room that is over has no head.
  if (link === 'over' || link === 'removed') return null
  const isLost = link === 'lost'
  const isBehind = waiting > 0 && (link !== 'live' || waiting > 3)
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-bold font-display text-h4 tracking-wide">{head.room(room.code)}</p>
        <CopyButton label={head.copyLink} copied={head.copied} link={location.href} />
      </div>
      <p
        role="status"
        className={classes('mt-1 text-small', isLost ? 'font-semibold text-error' : 'text-muted')}
      >
        {`${head.link[link]}${isBehind ? ` ${head.waiting(waiting)}` : ''}`}
      </p>
      <div role="alert">
        {refused.length > 0 && (
          <div className="mt-3 rounded-card bg-white p-4 shadow-card">
            {refused.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are only added, and dismissed together
              <Refusal key={index} refused={one} room={room} texts={texts} />
            ))}
            <Button variant="ghost" size="small" className="mt-1" onClick={onDismiss}>
              {head.dismiss}
            </Button>
          </div>
        )}
      </div>
    </header>
  )
}

/** Why something was refused, and what somebody typed or drew: it can be copied, or drawn elsewhere. */
function Refusal({
  refused: { act, code },
  room,
  texts,
}: Pick<RoomStepProps, 'room' | 'texts'> & { refused: RefusedAct }) {
  const text = textIn(act)
  // Somebody else was faster, or the host is back.
  const why = act.type === 'take-over' ? texts.lead.leads(hostName(room)) : texts.refusals[code]
  return (
    <div className="mb-3">
      <p className="font-semibold text-error text-small">
        {`${texts.head.refused} ${why ?? texts.failed}`}
      </p>
      {text && <p className="mt-2 whitespace-pre-line">{text}</p>}
      {'sketch' in act && act.sketch.length > 0 && (
        <SketchPicture sketch={act.sketch} className="mt-2 max-w-60" />
      )}
    </div>
  )
}

/** What somebody typed. */
function textIn(act: RoomAct): string {
  switch (act.type) {
    case 'idea':
    case 'question':
    case 'plan':
      return act.text
    case 'frame':
      return act.caption
    case 'hypothesis':
      return [act.group, act.change, act.threshold].filter(Boolean).join('\n')
    case 'result':
      return act.result ?? ''
    default:
      return ''
  }
}
