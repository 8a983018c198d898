import { linkOptions } from '@tanstack/react-router'

/** The screens that the bar of the administration leads to, in its order. */
export const ADMIN_LINKS = [
  { label: 'Zur Website', link: linkOptions({ to: '/trainings' }) },
] as const
