import type { HomeTexts } from '../../content/texts.ts'
import { glideToPart } from '../../lib/glide-to-part.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

/**
 * The morning over the paper hills. On wide windows the words stand in the sky of the picture; on narrow ones the sky
 * goes on above the picture, as far as the words need it.
 */
export function HeroSection({ texts }: { texts: HomeTexts['hero'] }) {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate overflow-clip bg-dawn lg:h-[clamp(40rem,56.25vw,54rem)]"
    >
      <div className="wrap relative z-10 pt-10 sm:pt-14 lg:pt-[clamp(3.5rem,5vw,6.5rem)]">
        <h1 id="hero-title" className="max-w-[12ch] text-hero">
          {texts.title}
        </h1>
        <p className="mt-5 max-w-[34ch] text-lead text-secondary lg:mt-6">{texts.subtitle}</p>
        <ButtonAnchor href="#contact" onClick={glideToPart} className="mt-7 lg:mt-8">
          {texts.cta}
        </ButtonAnchor>
      </div>
      <div className="-mt-[20vw] sm:-mt-[24vw] lg:absolute lg:inset-0 lg:-z-10 lg:mt-0">
        <Picture
          name="hero"
          narrow={{ name: 'hero-portrait', media: '(max-width: 63.99rem)', sizes: '100vw' }}
          alt=""
          sizes="max(100vw, 1138px)"
          className="sky-fade block aspect-5/6 w-full object-cover object-[50%_18%] sm:aspect-square sm:object-[50%_38%] lg:aspect-auto lg:h-full lg:object-[62%_70%]"
          priority
        />
      </div>
    </section>
  )
}
