import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { ArrowLeftIcon } from '../icons.tsx'

/** Above the title of a page: a link to the page that it belongs to. */
export const BackLink = createLink(BackAnchor)

function BackAnchor({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className="mb-2 inline-flex min-h-11 items-center gap-2 rounded-input font-semibold text-small underline-offset-4 hover:underline"
    >
      <ArrowLeftIcon />
      {children}
    </a>
  )
}
