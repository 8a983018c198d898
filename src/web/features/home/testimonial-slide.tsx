import type { Testimonial } from '../../content/texts.ts'
import { Picture } from '../../ui/picture.tsx'

interface TestimonialSlideProps {
  testimonial: Testimonial
  /** Counted from 1. */
  number: number
  /** "2 von 3" */
  label: string
  roleDescription: string
}

/** The id of a slide, counted from 1. */
export function slideId(number: number): string {
  return `slide-${number}`
}

/** All slides are as high as the highest of them. */
export function TestimonialSlide({
  testimonial,
  number,
  label,
  roleDescription,
}: TestimonialSlideProps) {
  const { quote, author, position, imageAlt, picture } = testimonial
  return (
    <article
      aria-roledescription={roleDescription}
      aria-label={label}
      id={slideId(number)}
      className="carousel-slide grid grid-cols-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="min-w-0">
        <Picture
          name={picture}
          alt={imageAlt}
          sizes="(min-width: 80rem) 420px, (min-width: 40rem) 40vw, 100vw"
          className="aspect-3/2 size-full object-cover object-[50%_12%] sm:aspect-4/5"
        />
      </div>
      <div className="flex flex-col justify-center gap-5 p-5 sm:gap-8 sm:p-8 lg:px-16">
        <blockquote className="font-display font-heading text-h4 sm:text-h3 lg:text-h2">
          <p data-announced className="before:content-[open-quote] after:content-[close-quote]">
            {quote}
          </p>
        </blockquote>
        <div>
          <p data-announced className="font-semibold text-lead">
            {author}
          </p>
          <p data-announced className="text-muted">
            {position}
          </p>
        </div>
      </div>
    </article>
  )
}
