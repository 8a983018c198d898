import { linkOptions } from '@tanstack/react-router'

/** The screens that the bar of the administration leads to, in its order. */
export const ADMIN_LINKS = [
  { label: 'Termine', link: linkOptions({ to: '/admin/termine' }) },
  { label: 'Trainings', link: linkOptions({ to: '/admin/trainings' }) },
  { label: 'Nachrichten', link: linkOptions({ to: '/admin/nachrichten' }) },
  { label: 'Preis-Management', link: linkOptions({ to: '/admin/prices' }) },
  { label: 'Regeln', link: linkOptions({ to: '/admin/regeln' }) },
  { label: 'E-Mail-Texte', link: linkOptions({ to: '/admin/mailtexte' }) },
  { label: 'Geteiltes', link: linkOptions({ to: '/admin/geteiltes' }) },
  { label: 'Konto', link: linkOptions({ to: '/admin/account' }) },
  { label: 'Zur Website', link: linkOptions({ to: '/trainings' }) },
] as const
