import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FIRM } from '../../content/firm.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { Logo } from '../../ui/logo.tsx'
import { LOGO, LOGO_LINK, SiteHeader } from './site-header.tsx'

interface BackHeaderProps {
  /** For staff: switches the edit mode. */
  editToggle?: ReactNode
}

/** The header of the pages below the trainings landing page, to which both of its links lead. */
export function BackHeader({ editToggle }: BackHeaderProps) {
  return (
    <SiteHeader
      logo={
        <Link to="/trainings" className={LOGO_LINK}>
          <Logo label={`${FIRM.name}, zu den Trainings`} className={LOGO} />
        </Link>
      }
      actions={
        <>
          {editToggle}
          <ButtonLink to="/trainings" variant="secondary" size="small">
            <ArrowLeftIcon />
            Zurück
          </ButtonLink>
        </>
      }
    />
  )
}
