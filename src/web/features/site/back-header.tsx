import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FIRM } from '../../content/firm.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { Logo } from '../../ui/logo.tsx'
import { LOGO, LOGO_LINK, SiteHeader } from './site-header.tsx'

interface BackHeaderProps {
  /** For staff: the button that switches edit mode. */
  editToggle?: ReactNode
}

/** The header of the pages below the trainings page. Both of its links lead there. */
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
