import { Island } from '#platform/rendering/web/island.tsx'
import type { ScreenProps } from '#platform/rendering/web/screen-props.ts'
import type { TrainingsOffer as Offer } from '#shop/trainings/web/trainings-offer.ts'
import type { HomeTexts } from '#site/pages/web/site-texts.ts'
import { ContactSection } from './contact-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { TrainingsOffer } from './home-trainings.tsx'
import { MissionSection } from './mission-section.tsx'
import { SpacesSection } from './spaces-section.tsx'
import { TeamSection } from './team-section.tsx'
import Testimonials from './testimonials.island.tsx'
import { ToolsSection } from './tools-section.tsx'

interface HomeProps extends ScreenProps<HomeTexts> {
  /** What is sold now; null where it could not be read. */
  offer: Offer | null
}

/** The home page of the firm's website. */
export function Screen({ texts, site, language, hasAiService, offer }: HomeProps) {
  const { position, ...voices } = texts.testimonials
  const positions = voices.items.map((_, index) => position(index + 1, voices.items.length))
  return (
    <>
      <HeroSection texts={texts.hero} />
      <MissionSection texts={texts.mission} language={language} />
      {offer && <TrainingsOffer texts={texts.trainings} offer={offer} language={language} />}
      <Island of={Testimonials} when="idle" props={{ ...voices, positions, language }} />
      <ToolsSection texts={texts.tools} language={language} hasAiService={hasAiService} />
      <TeamSection texts={texts.team} language={language} />
      <SpacesSection texts={texts.spaces} opensInNewTab={site.footer.opensInNewTab} />
      <ContactSection texts={texts.contact} labels={site.labels} language={language} />
    </>
  )
}
