import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FIRM } from '../../content/firm.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classes } from '../../ui/classes.ts'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { Logo, LogoMark } from '../../ui/logo.tsx'
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
        <Link to="/trainings" aria-label={`${FIRM.name}, zu den Trainings`} className={LOGO_LINK}>
          <Logo className={classes(LOGO, 'hidden min-[23rem]:block')} />
          <LogoMark className={classes(LOGO, 'min-[23rem]:hidden')} />
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
