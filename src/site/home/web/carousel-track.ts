const STEP_MS = 600

/** The index of the slide whose left edge is nearest to that of the track. */
export function slideInView(track: HTMLElement): number {
  const distances = slidesOf(track).map((slide) =>
    Math.abs(placeOf(slide, track) - track.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}

/** How far the track is scrolled when the slide is in view, in CSS pixels. */
function placeOf(slide: HTMLElement, track: HTMLElement): number {
  return slide.offsetLeft - (slidesOf(track)[0]?.offsetLeft ?? 0)
}

interface Step {
  before: HTMLElement
  after: HTMLElement
  direction: 1 | -1
}

/**
 * Shows another slide. The track jumps, and the two slides move as if they were beside each other: the first comes from the
 * right after the last one, and none passes between them.
 */
export function moveSlides(track: HTMLElement, step: Step): void {
  track.style.scrollSnapType = 'none'
  track.scrollTo({ left: placeOf(step.after, track), behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) track.style.scrollSnapType = ''
  else animate(track, step)
}

/** Moves one slide out and another in, with a fade (specification, section 2: testimonials carousel). */
function animate(track: HTMLElement, { before, after, direction }: Step): void {
  const width = track.clientWidth * direction
  const away = after.offsetLeft - before.offsetLeft
  const timing = { duration: STEP_MS, easing: 'ease-out' }
  before.animate(
    [
      { translate: `${away}px`, opacity: 1 },
      { translate: `${away - width}px`, opacity: 0 },
    ],
    timing,
  )
  const arrival = after.animate(
    [
      { translate: `${width}px`, opacity: 0 },
      { translate: '0', opacity: 1 },
    ],
    timing,
  )
  arrival.addEventListener('finish', () => {
    const isMoving = slidesOf(track).some((slide) =>
      slide.getAnimations().some((animation) => !(animation instanceof CSSTransition)),
    )
    if (!isMoving) track.style.scrollSnapType = ''
  })
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.children] as HTMLElement[]
}
