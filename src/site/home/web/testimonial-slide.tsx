import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import type { HomeTexts } from '../domain/home-texts.ts'

interface TestimonialSlideProps {
  testimonial: HomeTexts['testimonials']['items'][number]
  /** Counted from 1. */
  number: number
  /** "2 von 3" */
  label: string
  roleDescription: string
  /** True for all but the shown one. */
  isHidden: boolean
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
  isHidden,
}: TestimonialSlideProps) {
  const { quote, author, position, picture } = testimonial
  return (
    <article
      aria-roledescription={roleDescription}
      aria-label={label}
      id={slideId(number)}
      inert={isHidden}
      aria-hidden={isHidden || undefined}
      data-place={isHidden ? 'hidden' : undefined}
      className="carousel-slide grid grid-cols-[5.5rem_minmax(0,1fr)] content-start items-end sm:content-stretch sm:items-stretch sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="min-w-0 max-sm:order-2 max-sm:mb-5 max-sm:ml-5">
        <TextPicture
          of={picture}
          sizes="(min-width: 80rem) 420px, (min-width: 40rem) 40vw, 68px"
          className="aspect-4/5 size-full object-cover object-[50%_12%] max-sm:rounded-input"
        />
      </div>
      <div className="contents flex-col justify-center gap-8 p-8 sm:flex lg:px-16">
        <blockquote className="col-span-2 font-display max-sm:p-5 font-heading text-h4 sm:text-h3 lg:text-h2">
          <p className="before:content-[open-quote] after:content-[close-quote]">{quote}</p>
        </blockquote>
        <div className="min-w-0 max-sm:order-3 max-sm:self-center max-sm:pr-5 max-sm:pb-5 max-sm:pl-4">
          <p className="font-semibold sm:text-lead">{author}</p>
          <p className="text-muted max-sm:text-small max-sm:leading-tight">{position}</p>
        </div>
      </div>
    </article>
  )
}
