import { classes } from '#platform/design/web/classes.ts'
import { pointsOf, SKETCH_SIZE, type Sketch } from '../../domain/sketch.ts'

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
