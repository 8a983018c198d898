import { nextSlide, previousSlide } from '#site/home/web/carousel-steps.ts'
import { listen } from './listen.ts'

const CAROUSEL = '[data-carousel]'

const STEP_MS = 600

/** Buttons and arrow keys show the next or previous slide; after the last comes the first. */
export function listenToCarousels(): void {
  listen('click', `${CAROUSEL} [data-step]`, (button, event) => {
    event.preventDefault()
    step(button, button.dataset.step === 'next' ? nextSlide : previousSlide)
  })
  listen('keydown', CAROUSEL, (carousel, event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const button = event.target instanceof Element && event.target.closest('[data-step]')
    if (event.key === ' ' && button instanceof HTMLElement) button.click()
    else if (event.key === 'ArrowRight') step(carousel, nextSlide)
    else if (event.key === 'ArrowLeft') step(carousel, previousSlide)
    else return
    event.preventDefault()
  })
}

/** Notices which slide a finger has scrolled into view. */
export function followSlides(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>(CAROUSEL)) {
    const { slides, track } = partsOf(carousel)
    hideOthers(slides, 0)
    const follow = () => {
      const index = slideInView(track, slides)
      if (index !== shownIndex(slides)) markShown(carousel, index)
    }
    track.addEventListener('scroll', follow)
    track.addEventListener('scrollend', follow)
  }
}

/** The slide whose left edge is nearest to that of the track. */
function slideInView(track: HTMLElement, slides: readonly HTMLElement[]): number {
  const distances = slides.map((slide) => Math.abs(placeOf(slide, slides) - track.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

/** How far the track is scrolled when the slide is in view, in CSS pixels. */
function placeOf(slide: HTMLElement, [first]: readonly HTMLElement[]): number {
  return slide.offsetLeft - (first?.offsetLeft ?? 0)
}

function step(inside: HTMLElement, from: typeof nextSlide): void {
  const carousel = inside.closest<HTMLElement>(CAROUSEL)
  if (!carousel) return
  const { slides, track } = partsOf(carousel)
  const shown = shownIndex(slides)
  const index = from(shown, slides.length)
  const [before, after] = [slides[shown], slides[index]]
  if (!before || !after) return
  markShown(carousel, index)
  // The track jumps, and the two slides move as if they were beside each other: the first comes from the right after the
  // last one, and none passes between them.
  track.style.scrollSnapType = 'none'
  track.scrollTo({ left: placeOf(after, slides), behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) track.style.scrollSnapType = ''
  else move(track, { before, after, direction: from === nextSlide ? 1 : -1 })
}

/** Moves one slide out and another in, with a fade (specification, section 2: testimonials carousel). */
function move(
  track: HTMLElement,
  { before, after, direction }: { before: HTMLElement; after: HTMLElement; direction: 1 | -1 },
): void {
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
    const isMoving = [...track.children].some((slide) =>
      slide.getAnimations().some((animation) => !(animation instanceof CSSTransition)),
    )
    if (!isMoving) track.style.scrollSnapType = ''
  })
}

/** Updates the position beside the buttons, and what screen readers announce. */
function markShown(carousel: HTMLElement, index: number): void {
  const { slides, position, announcement } = partsOf(carousel)
  hideOthers(slides, index)
  const slide = slides[index]
  const label = slide?.ariaLabel ?? ''
  const said = [...(slide?.querySelectorAll('[data-announced]') ?? [])]
  position.textContent = label
  announcement.textContent = `${label}: ${said.map(({ textContent }) => textContent).join(', ')}`
}

function hideOthers(slides: readonly HTMLElement[], index: number): void {
  for (const [at, slide] of slides.entries()) {
    slide.dataset.place = at === index ? 'shown' : 'hidden'
    slide.inert = at !== index
    slide.ariaHidden = at === index ? null : 'true'
  }
}

function shownIndex(slides: readonly HTMLElement[]): number {
  return Math.max(
    slides.findIndex(({ dataset }) => dataset.place === 'shown'),
    0,
  )
}

function partsOf(carousel: HTMLElement) {
  const part = (name: string) => carousel.querySelector(`[data-${name}]`) as HTMLElement
  const track = part('slides')
  return {
    track,
    slides: [...track.children] as HTMLElement[],
    position: part('position'),
    announcement: part('announcement'),
  }
}
