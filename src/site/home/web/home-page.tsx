import { fillPlaceholders } from '#platform/basics/domain/placeholder.ts'
import { Island } from '#platform/rendering/web/island.tsx'
import type { ScreenProps } from '#platform/rendering/web/screen-props.ts'
import type { TrainingsOffer as Offer } from '#shop/trainings/web/trainings-offer.ts'
import type { HomeTexts } from '../domain/home-texts.ts'
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
  const anzahl = String(voices.items.length)
  const positions = voices.items.map((_, index) =>
    fillPlaceholders(position, { nummer: String(index + 1), anzahl }),
  )
  return (
    <>
      <HeroSection texts={texts.hero} offer={offer} language={language} />
      <MissionSection texts={texts.mission} language={language} />
      {offer && <TrainingsOffer texts={texts.trainings} offer={offer} language={language} />}
      {positions.length > 0 && (
        <Island of={Testimonials} when="idle" props={{ ...voices, positions, language }} />
      )}
      <ToolsSection texts={texts.tools} language={language} hasAiService={hasAiService} />
      <TeamSection texts={texts.team} />
      <SpacesSection texts={texts.spaces} opensInNewTab={site.footer.opensInNewTab} />
      <ContactSection texts={texts.contact} labels={site.labels} language={language} />
    </>
  )
}
