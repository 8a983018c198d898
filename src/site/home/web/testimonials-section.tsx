import type { ReactNode } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { Section } from '#platform/design/web/section.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import type { HomeTexts } from '#site/pages/web/site-texts.ts'
import { slideId, TestimonialSlide } from './testimonial-slide.tsx'

/** Role descriptions of the carousel and its slides for screen readers. */
const ROLES = {
  de: { carousel: 'Karussell', slide: 'Folie' },
  en: { carousel: 'carousel', slide: 'slide' },
} as const satisfies Record<Language, object>

interface TestimonialsSectionProps {
  texts: HomeTexts['testimonials']
  language: Language
}

/**
 * A carousel: its slides lie side by side and are scrolled by a finger or by its buttons, which are links to slides
 * until the site's script counts (`app/web/site-script/carousel.ts`).
 */
export function TestimonialsSection({ texts, language }: TestimonialsSectionProps) {
  const { items, position } = texts
  return (
    <Section
      aria-labelledby="testimonials-title"
      aria-roledescription={ROLES[language].carousel}
      data-carousel
      className="overflow-clip"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:flex-nowrap">
        <h2 id="testimonials-title" className="text-h1">
          {texts.title}
        </h2>
        <div className="flex shrink-0 items-center gap-3">
          <StepButton name={texts.previous} step="previous" slide={items.length}>
            <ArrowLeftIcon />
          </StepButton>
          <span
            aria-hidden="true"
            data-position
            className="min-w-16 text-center font-semibold noscript:hidden"
          >
            {position(1, items.length)}
          </span>
          <StepButton name={texts.next} step="next" slide={2}>
            <ArrowRightIcon />
          </StepButton>
        </div>
      </div>
      <p role="status" data-announcement className="sr-only" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form */}
      <div
        role="group"
        aria-label={texts.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls to what lies beside the window
        tabIndex={0}
        data-slides
        className="carousel-track mt-5 sm:mt-7 rounded-picture bg-white shadow-card lg:mt-12"
      >
        {items.map((item, index) => (
          <TestimonialSlide
            key={item.picture}
            testimonial={item}
            number={index + 1}
            label={position(index + 1, items.length)}
            roleDescription={ROLES[language].slide}
          />
        ))}
      </div>
    </Section>
  )
}

interface StepButtonProps {
  name: string
  step: 'next' | 'previous'
  /** The slide that it leads to without scripts, counted from 1. */
  slide: number
  children: ReactNode
}

function StepButton({ name, step, slide, children }: StepButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would do nothing without scripts
    <a
      href={`#${slideId(slide)}`}
      role="button"
      data-step={step}
      aria-label={name}
      className="grid size-13 place-items-center rounded-pill border-2 border-ink text-lead transition-[background-color,color,translate] hover:bg-ink hover:text-white active:translate-y-px"
    >
      {children}
    </a>
  )
}
