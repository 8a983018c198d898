import { linkOptions } from '@tanstack/react-router'

/** The screen of what visitors have shared with the tools, which the product may be without. */
export const SHARED_SCREEN: string = '/admin/geteiltes'
/** Its search parameters for what was reported. */
export const REPORTED: object = { gemeldet: true }

/** The screens that the bar of the administration leads to, in its order, where there are such. */
export const ADMIN_LINKS = [
  { label: 'Termine', link: linkOptions({ to: '/admin/termine' }) },
  { label: 'Trainings', link: linkOptions({ to: '/admin/trainings' }) },
  { label: 'Rechnungen', link: linkOptions({ to: '/admin/rechnungen' }) },
  { label: 'Nachrichten', link: linkOptions({ to: '/admin/nachrichten' }) },
  { label: 'Preis-Management', link: linkOptions({ to: '/admin/prices' }) },
  { label: 'Geteiltes', link: linkOptions({ to: SHARED_SCREEN }) },
] as const

/** Those of what is set once and rarely changed. */
export const SETTINGS_LINKS = [
  { label: 'Regeln', link: linkOptions({ to: '/admin/regeln' }) },
  { label: 'E-Mail-Texte', link: linkOptions({ to: '/admin/mailtexte' }) },
  { label: 'Firma', link: linkOptions({ to: '/admin/firma' }) },
  { label: 'Aussehen', link: linkOptions({ to: '/admin/aussehen' }) },
  { label: 'Team', link: linkOptions({ to: '/admin/team' }) },
  { label: 'Übertragen', link: linkOptions({ to: '/admin/uebertragen' }) },
  { label: 'Konto', link: linkOptions({ to: '/admin/account' }) },
] as const
