import type { ReactNode } from 'react'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { ArrowLeftIcon } from '#platform/design/web/icons.tsx'
import { Logo, LogoMark } from '#platform/design/web/logo.tsx'
import { firm } from '#site/pages/web/firm.ts'
import { PageLink } from './page-link.tsx'
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
        <PageLink
          href="/trainings"
          aria-label={`${firm().name}, zu den Trainings`}
          className={LOGO_LINK}
        >
          <Logo className={classes(LOGO, 'hidden min-[23rem]:block')} />
          <LogoMark className={classes(LOGO, 'min-[23rem]:hidden')} />
        </PageLink>
      }
      actions={
        <>
          {editToggle}
          <ButtonAnchor href="/trainings" variant="secondary" size="small">
            <ArrowLeftIcon />
            Zurück
          </ButtonAnchor>
        </>
      }
    />
  )
}
