/**
 * A drawing as lines. Each line is a text: two characters in base 36 for x, two for y, point after point. A point is in
 * a square of {@link SKETCH_SIZE} units, so a sketch has no size in pixels.
 */
export type Sketch = readonly string[]

export interface Point {
  /** From 0 to {@link SKETCH_SIZE}. */
  readonly x: number
  readonly y: number
}

export const SKETCH_SIZE = 1000
/** Points of all lines together. */
export const SKETCH_POINTS_MAX = 900
const POINT_CHARS = 4
/** How far a point may lie from the line that replaces it, in units. */
const TOLERANCE = 3

/** Writes a line. Points outside the square are moved to its edge. */
export function lineOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => coordinate(x) + coordinate(y)).join('')
}

export function pointsOf(line: string): Point[] {
  return Array.from({ length: Math.floor(line.length / POINT_CHARS) }, (_, index) => {
    const at = index * POINT_CHARS
    return {
      x: Number.parseInt(line.slice(at, at + 2), 36),
      y: Number.parseInt(line.slice(at + 2, at + POINT_CHARS), 36),
    }
  })
}

/** Whether the text is a line with every point in the square. */
export function isLine(line: string): boolean {
  if (!/^([0-9a-z]{4})+$/.test(line)) return false
  return pointsOf(line).every(({ x, y }) => x <= SKETCH_SIZE && y <= SKETCH_SIZE)
}

/** Whether a sketch has no more points than it may. */
export function isSketchInLimits(sketch: Sketch): boolean {
  return sketch.join('').length <= SKETCH_POINTS_MAX * POINT_CHARS
}

/** Leaves out points that hardly change the line (Ramer, Douglas and Peucker). The first and the last stay. */
export function simplified(points: readonly Point[], tolerance = TOLERANCE): Point[] {
  const kept = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let range = open.pop(); range; range = open.pop()) {
    const [first, last] = range
    const farthest = farthestBetween(points, first, last)
    if (!farthest || farthest.distance <= tolerance) continue
    kept.add(farthest.index)
    open.push([first, farthest.index], [farthest.index, last])
  }
  return points.filter((_, index) => kept.has(index))
}

function farthestBetween(points: readonly Point[], first: number, last: number) {
  const [from, to] = [points[first], points[last]]
  if (!from || !to) return undefined
  return points
    .slice(first + 1, last)
    .map((point, index) => ({ index: first + 1 + index, distance: distanceTo(point, from, to) }))
    .reduce<{ index: number; distance: number } | undefined>(
      (best, one) => (best && best.distance >= one.distance ? best : one),
      undefined,
    )
}

/** The distance of a point to the segment between two others. */
function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const at = Math.min(1, Math.max(0, share))
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy)
}

function coordinate(value: number): string {
  const whole = Math.round(Math.min(SKETCH_SIZE, Math.max(0, value)))
  return whole.toString(36).padStart(2, '0')
}
