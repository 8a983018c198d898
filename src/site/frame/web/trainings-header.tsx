import type { ReactNode } from 'react'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Logo } from '#platform/design/web/logo.tsx'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { firm } from '#site/pages/web/firm.ts'
import { LOGO, LOGO_LINK, SiteHeader } from './site-header.tsx'

const PARTS = [
  { anchor: ANCHORS.trainings, label: 'Trainings' },
  { anchor: ANCHORS.format, label: 'Ablauf' },
  { anchor: ANCHORS.prices, label: 'Preise' },
  { anchor: ANCHORS.questions, label: 'Fragen' },
] as const

interface TrainingsHeaderProps {
  /** For staff: the button that switches edit mode. */
  editToggle?: ReactNode
}

/** The header of the trainings page. Its logo links to the firm's own site. */
export function TrainingsHeader({ editToggle }: TrainingsHeaderProps) {
  return (
    <SiteHeader
      logo={
        <a href={firm().website} className={LOGO_LINK}>
          <Logo label={`${firm().name}, zur Website`} className={LOGO} />
        </a>
      }
      navigation={
        <nav aria-label="Auf dieser Seite" className="hidden md:block">
          <ul className="flex gap-7">
            {PARTS.map(({ anchor, label }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className="link-quiet py-2">
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
          <ButtonAnchor href={`#${ANCHORS.contact}`} size="small">
            Kontakt
          </ButtonAnchor>
        </>
      }
    />
  )
}
