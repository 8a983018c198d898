import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { SKETCHES_PER_MEMBER } from '../../domain/deck-room.ts'
import type { RoomStepProps } from './room-types.ts'
import { SketchPad, SketchPicture } from './sketch-pad.tsx'

/** Step 3: everybody draws their own best ideas. */
export function SketchesStep({ room, texts, act }: RoomStepProps) {
  const [openId, setOpenId] = useState<string>()
  const mine = room.content.ideas.filter(({ isMine }) => isMine)
  const drawn = mine.filter(({ sketch }) => sketch.length > 0).length
  const isFull = drawn >= SKETCHES_PER_MEMBER
  if (mine.length === 0) return <p className="text-secondary">{texts.sketch.none}</p>
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {mine.map((idea) => {
          const isOpen = idea.id === openId
          return (
            <Card as="li" key={idea.id} className={isOpen ? 'sm:col-span-2' : undefined}>
              <p className="whitespace-pre-line break-words font-semibold">{idea.text}</p>
              <div className="mt-3">
                {isOpen ? (
                  <SketchPad
                    label={texts.sketch.pad(idea.text)}
                    sketch={idea.sketch}
                    texts={texts.sketch}
                    onChange={(sketch) => act({ type: 'sketch', id: idea.id, sketch })}
                  />
                ) : (
                  idea.sketch.length > 0 && (
                    <SketchPicture sketch={idea.sketch} className="max-w-60" />
                  )
                )}
              </div>
              {isFull && idea.sketch.length === 0 && !isOpen ? (
                <p className="mt-3 text-muted text-small">
                  {texts.sketch.own(SKETCHES_PER_MEMBER)}
                </p>
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  className="mt-3"
                  aria-label={isOpen ? undefined : `${texts.sketch.draw}: ${idea.text}`}
                  onClick={() => setOpenId(isOpen ? undefined : idea.id)}
                >
                  {isOpen ? texts.sketch.close : texts.sketch.draw}
                </Button>
              )}
            </Card>
          )
        })}
      </ul>
      <p role="status" className="mt-4 text-muted text-small">
        {texts.sketch.count(room.content.sketchCount)}
      </p>
    </>
  )
}
