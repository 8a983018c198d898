import { useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import {
  isSketchInLimits,
  lineOf,
  type Point,
  pointsOf,
  SKETCH_SIZE,
  type Sketch,
  simplified,
} from '../../domain/sketch.ts'
import type { RoomTexts } from '../flight-deck-room.de.ts'

interface SketchPadProps {
  /** What is drawn, for screen readers. */
  label: string
  sketch: Sketch
  texts: RoomTexts['sketch']
  onChange: (sketch: Sketch) => void
}

/** A square to draw in with a finger, a pen or a mouse. Each line is passed on when it is finished. */
export function SketchPad({ label, sketch, texts, onChange }: SketchPadProps) {
  const [points, setPoints] = useState<readonly Point[]>([])
  const [isFull, setFull] = useState(false)
  const drawing = useRef<{ pointer: number; points: Point[] }>(undefined)

  const end = () => {
    const line = drawing.current?.points
    drawing.current = undefined
    setPoints([])
    if (!line?.length) return
    const next = [...sketch, lineOf(simplified(line))]
    setFull(!isSketchInLimits(next))
    if (isSketchInLimits(next)) onChange(next)
  }
  return (
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${SKETCH_SIZE} ${SKETCH_SIZE}`}
        className="aspect-square w-full max-w-110 cursor-crosshair touch-none select-none rounded-input border-2 border-line bg-white"
        onPointerDown={(event) => {
          if (drawing.current || event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          drawing.current = { pointer: event.pointerId, points: [pointIn(event)] }
          setPoints(drawing.current.points)
        }}
        onPointerMove={(event) => {
          if (drawing.current?.pointer !== event.pointerId) return
          drawing.current.points.push(pointIn(event))
          setPoints([...drawing.current.points])
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <SketchLines sketch={points.length > 0 ? [...sketch, lineOf(points)] : sketch} />
      </svg>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="ghost"
          size="small"
          disabled={sketch.length === 0}
          onClick={() => onChange(sketch.slice(0, -1))}
        >
          {texts.undo}
        </Button>
        <Button
          variant="ghost"
          size="small"
          disabled={sketch.length === 0}
          onClick={() => onChange([])}
        >
          {texts.clear}
        </Button>
      </div>
      <p role="status" className="text-error text-small">
        {isFull && texts.full}
      </p>
    </div>
  )
}

function pointIn({ currentTarget, clientX, clientY }: React.PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: ((clientX - left) / width) * SKETCH_SIZE,
    y: ((clientY - top) / height) * SKETCH_SIZE,
  }
}

/** The path of a line for SVG. A single point is drawn as a dot. */
export function pathOf(line: string): string {
  const [first, ...rest] = pointsOf(line).map(({ x, y }) => `${x} ${y}`)
  return `M${first} L${rest.length > 0 ? rest.join(' ') : first}`
}

/** A drawing. The text beside it says what it shows, so it is hidden from screen readers. */
export function SketchPicture({ sketch, className }: { sketch: Sketch; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${SKETCH_SIZE} ${SKETCH_SIZE}`}
      aria-hidden="true"
      className={classes(
        'aspect-square w-full rounded-input border border-line bg-white',
        className,
      )}
    >
      <SketchLines sketch={sketch} />
    </svg>
  )
}

export function SketchLines({ sketch }: { sketch: Sketch }) {
  return (
    <g
      fill="none"
      stroke="currentColor"
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {sketch.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added and removed at the end
        <path key={index} d={pathOf(line)} />
      ))}
    </g>
  )
}
