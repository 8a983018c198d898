import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { DECK_LENGTHS, type Frame } from '../../domain/deck-room.ts'
import { nameOf, type RoomStepProps } from './room-types.ts'
import { SketchPad, SketchPicture } from './sketch-pad.tsx'
import { WrittenField } from './written-field.tsx'

/** Step 7: six frames; each is written and drawn by the person who took it. */
export function StoryboardStep(props: RoomStepProps) {
  const { room, texts } = props
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {room.content.frames.map((frame, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: frames have a fixed place
        <Card as="li" key={index}>
          <h3 className="text-h4">{texts.storyboard.frame(index + 1)}</h3>
          <p className="text-muted text-small">{texts.storyboard.hints[index]}</p>
          {frame.by === room.me ? (
            <OwnFrame {...props} frame={frame} index={index} />
          ) : (
            <OtherFrame {...props} frame={frame} index={index} />
          )}
        </Card>
      ))}
    </ol>
  )
}

type FrameProps = RoomStepProps & { frame: Frame; index: number }

function OwnFrame({ texts, act, frame, index }: FrameProps) {
  const { caption, sketch } = frame
  return (
    <div className="mt-3 grid gap-4">
      <WrittenField
        id={`room-frame-${index}`}
        label={texts.storyboard.caption}
        maxLength={DECK_LENGTHS.caption}
        value={caption}
        onText={(text) => act({ type: 'frame', frame: index, caption: text, sketch })}
      />
      <SketchPad
        label={texts.sketch.pad(texts.storyboard.frame(index + 1))}
        sketch={sketch}
        texts={texts.sketch}
        onChange={(next) => act({ type: 'frame', frame: index, caption, sketch: next })}
      />
      <Button
        variant="secondary"
        size="small"
        onClick={() => act({ type: 'leave-frame', frame: index })}
      >
        {texts.storyboard.free}
      </Button>
    </div>
  )
}

function OtherFrame({ room, texts, act, frame, index }: FrameProps) {
  const { storyboard } = texts
  const isEmpty = frame.caption === '' && frame.sketch.length === 0
  return (
    <div className="mt-3">
      {frame.sketch.length > 0 && <SketchPicture sketch={frame.sketch} />}
      <p className="mt-2 whitespace-pre-line break-words">
        {isEmpty ? <span className="text-muted">{storyboard.empty}</span> : frame.caption}
      </p>
      {frame.by === null ? (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          onClick={() => act({ type: 'take-frame', frame: index })}
        >
          {storyboard.take(index + 1)}
        </Button>
      ) : (
        <p className="mt-2 text-secondary text-small">{storyboard.taken(nameOf(room, frame.by))}</p>
      )}
      {frame.by !== null && room.isHost && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => act({ type: 'leave-frame', frame: index })}
        >
          {storyboard.free}
        </Button>
      )}
    </div>
  )
}
