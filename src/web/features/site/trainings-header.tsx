import type { ReactNode } from 'react'
import { FIRM } from '../../content/firm.ts'
import { glideToPart } from '../../lib/glide-to-part.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { LOGO, LOGO_LINK, SiteHeader } from './site-header.tsx'

const PARTS = [
  { hash: 'trainings', label: 'Trainings' },
  { hash: 'ablauf', label: 'Ablauf' },
  { hash: 'preise', label: 'Preise' },
  { hash: 'fragen', label: 'Fragen' },
] as const

interface TrainingsHeaderProps {
  /** For staff: switches the edit mode. */
  editToggle?: ReactNode
}

/** The header of the trainings landing page. Its logo leads to the firm's own site. */
export function TrainingsHeader({ editToggle }: TrainingsHeaderProps) {
  return (
    <SiteHeader
      logo={
        <a href={FIRM.website} className={LOGO_LINK}>
          <Logo label={`${FIRM.name}, zur Website`} className={LOGO} />
        </a>
      }
      navigation={
        <nav aria-label="Auf dieser Seite" className="hidden md:block">
          <ul className="flex gap-7">
            {PARTS.map(({ hash, label }) => (
              <li key={hash}>
                <a href={`#${hash}`} onClick={glideToPart} className="link-quiet py-2">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
      actions={
        <>
          {editToggle}
          <ButtonAnchor href="#contact" onClick={glideToPart} size="small">
            Kontakt
          </ButtonAnchor>
        </>
      }
    />
  )
}
