import { useHydrated } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Language } from '../../content/pages.ts'
import type { HomeTexts, Testimonial } from '../../content/texts.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx'
import { Section } from '../../ui/section.tsx'
import { nextSlide, previousSlide, slidePlace } from './carousel-steps.ts'
import { TestimonialSlide } from './testimonial-slide.tsx'
import { useSwipe } from './use-swipe.ts'

/** Role descriptions of the carousel and its slides for screen readers. */
const ROLES = {
  de: { carousel: 'Karussell', slide: 'Folie' },
  en: { carousel: 'carousel', slide: 'slide' },
} as const satisfies Record<Language, object>

interface TestimonialsSectionProps {
  texts: HomeTexts['testimonials']
  language: Language
}

export function TestimonialsSection({ texts, language }: TestimonialsSectionProps) {
  const { items, position } = texts
  const [current, setCurrent] = useState(0)
  const [hasMoved, setHasMoved] = useState(false)
  // Before hydration, and without scripts, all slides are readable.
  const isLive = useHydrated()
  const show = (step: typeof nextSlide) => {
    setHasMoved(true)
    setCurrent((index) => step(index, items.length))
  }
  const swipe = useSwipe({ left: () => show(nextSlide), right: () => show(previousSlide) })
  const shown = items[current]

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (!step) return
    event.preventDefault()
    show(step)
  }

  return (
    <Section
      ground="section"
      aria-labelledby="testimonials-title"
      aria-roledescription={ROLES[language].carousel}
      onKeyDown={onKeyDown}
      className="overflow-clip"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 md:flex-nowrap">
        <h2 id="testimonials-title" className="text-h1">
          {texts.title}
        </h2>
        <div className="flex shrink-0 items-center gap-3 noscript:hidden">
          <StepButton name={texts.previous} onStep={() => show(previousSlide)}>
            <ArrowLeftIcon />
          </StepButton>
          <span aria-hidden="true" className="min-w-16 text-center font-semibold">
            {position(current + 1, items.length)}
          </span>
          <StepButton name={texts.next} onStep={() => show(nextSlide)}>
            <ArrowRightIcon />
          </StepButton>
        </div>
      </div>
      <p role="status" className="sr-only">
        {hasMoved && shown && `${position(current + 1, items.length)}: ${announcement(shown)}`}
      </p>
      <div className="mt-10 grid touch-pan-y grid-cols-1 lg:mt-12 noscript:gap-5" {...swipe}>
        {items.map((item, index) => (
          <TestimonialSlide
            key={item.picture}
            testimonial={item}
            place={slidePlace(index, current, items.length)}
            isLive={isLive}
            label={position(index + 1, items.length)}
            roleDescription={ROLES[language].slide}
          />
        ))}
      </div>
    </Section>
  )
}

function announcement({ quote, author, position }: Testimonial): string {
  return `${quote} ${author}, ${position}`
}

function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key === 'ArrowRight') return nextSlide
  return key === 'ArrowLeft' ? previousSlide : null
}

interface StepButtonProps {
  name: string
  onStep: () => void
  children: ReactNode
}

function StepButton({ name, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onStep}
      className="grid size-13 place-items-center rounded-pill border-2 border-ink text-lead transition-[background-color,color,translate] hover:bg-ink hover:text-white active:translate-y-px"
    >
      {children}
    </button>
  )
}
