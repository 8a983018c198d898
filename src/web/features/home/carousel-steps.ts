/** The slide after this one; after the last comes the first. */
export function nextSlide(index: number, slides: number): number {
  return (index + 1) % slides
}

/** The slide before this one; before the first comes the last. */
export function previousSlide(index: number, slides: number): number {
  return (index - 1 + slides) % slides
}

/** Position of a slide: the previous one is placed to the left of the shown one, all others to the right. */
export function slidePlace(index: number, current: number, slides: number): SlidePlace {
  if (index === current) return 'shown'
  return index === previousSlide(current, slides) ? 'before' : 'after'
}

export type SlidePlace = 'before' | 'shown' | 'after'
