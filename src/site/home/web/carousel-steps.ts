/** The slide after this one; after the last comes the first. */
export function nextSlide(index: number, slides: number): number {
  return (index + 1) % slides
}

/** The slide before this one; before the first comes the last. */
export function previousSlide(index: number, slides: number): number {
  return (index - 1 + slides) % slides
}
