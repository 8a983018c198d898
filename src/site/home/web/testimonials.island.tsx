import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { Section } from '#platform/design/web/section.tsx'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { HomeTexts } from '../domain/home-texts.ts'
import { nextSlide, previousSlide } from './carousel-steps.ts'
import { moveSlides, slideInView } from './carousel-track.ts'
import { slideId, TestimonialSlide } from './testimonial-slide.tsx'

/** Role descriptions of the carousel and its slides for screen readers. */
const ROLES = {
  de: { carousel: 'Karussell', slide: 'Folie' },
  en: { carousel: 'carousel', slide: 'slide' },
} as const satisfies Record<Language, object>

interface TestimonialsProps
  extends Pick<HomeTexts['testimonials'], 'title' | 'previous' | 'next' | 'items'> {
  /** "2 von 3", for each slide. */
  positions: readonly string[]
  language: Language
}

/**
 * A carousel: its slides lie side by side and are scrolled by a finger or by its buttons, which are links to slides until it
 * lives.
 */
export default function Testimonials({
  title,
  previous,
  next,
  items,
  positions,
  language,
}: TestimonialsProps) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const shownNow = useRef(0)
  const [isAnnounced, setAnnounced] = useState(false)
  // Until then all slides can be read.
  const isLive = useHydrated()

  const show = useCallback((index: number) => {
    if (index === shownNow.current) return
    shownNow.current = index
    setShown(index)
    setAnnounced(true)
  }, [])

  useEffect(() => {
    const { current } = track
    if (!current) return
    const follow = () => show(slideInView(current))
    current.addEventListener('scroll', follow)
    current.addEventListener('scrollend', follow)
    return () => {
      current.removeEventListener('scroll', follow)
      current.removeEventListener('scrollend', follow)
    }
  }, [show])

  function step(from: typeof nextSlide) {
    const { current } = track
    const index = from(shown, items.length)
    const [before, after] = [current?.children[shown], current?.children[index]]
    if (!(before instanceof HTMLElement && after instanceof HTMLElement && current)) return
    // Slides that are hidden do not move.
    flushSync(() => show(index))
    moveSlides(current, { before, after, direction: from === nextSlide ? 1 : -1 })
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowRight') step(nextSlide)
    else if (event.key === 'ArrowLeft') step(previousSlide)
    else return
    event.preventDefault()
  }

  const { quote, author, position } = items[shown] ?? {}
  return (
    <Section
      aria-labelledby="testimonials-title"
      aria-roledescription={ROLES[language].carousel}
      onKeyDown={press}
      className="overflow-clip"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:flex-nowrap">
        <h2 id="testimonials-title" className="text-h1">
          {title}
        </h2>
        {items.length > 1 && (
          <div className="flex shrink-0 items-center gap-3">
            <StepButton name={previous} slide={items.length} onStep={() => step(previousSlide)}>
              <ArrowLeftIcon />
            </StepButton>
            <span aria-hidden="true" className="min-w-16 text-center font-semibold noscript:hidden">
              {positions[shown]}
            </span>
            <StepButton name={next} slide={2} onStep={() => step(nextSlide)}>
              <ArrowRightIcon />
            </StepButton>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {isAnnounced && `${positions[shown]}: ${quote}, ${author}, ${position}`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form */}
      <div
        ref={track}
        role="group"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls to what lies beside the window
        tabIndex={0}
        className="carousel-track mt-5 sm:mt-7 rounded-picture bg-white shadow-card lg:mt-12"
      >
        {items.map((item, index) => (
          <TestimonialSlide
            key={item.id}
            testimonial={item}
            number={index + 1}
            label={positions[index] ?? ''}
            roleDescription={ROLES[language].slide}
            isHidden={isLive && index !== shown}
          />
        ))}
      </div>
    </Section>
  )
}

interface StepButtonProps {
  name: string
  /** The slide that it leads to without scripts, counted from 1. */
  slide: number
  onStep: () => void
  children: ReactNode
}

function StepButton({ name, slide, onStep, children }: StepButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would do nothing without scripts
    <a
      href={`#${slideId(slide)}`}
      role="button"
      data-held
      aria-label={name}
      onClick={(event) => {
        event.preventDefault()
        onStep()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        onStep()
      }}
      className="grid size-13 place-items-center rounded-pill border-2 border-ink text-lead transition-[background-color,color,translate] hover:bg-ink hover:text-white active:translate-y-px"
    >
      {children}
    </a>
  )
}
