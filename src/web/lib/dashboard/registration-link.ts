import { linkOptions } from '@tanstack/react-router'

/** The link to everything about a registration: its details beside the lists of the dashboard; Back closes them. */
export function registrationLink(id: string) {
  return linkOptions({
    to: '/admin/dashboard',
    search: { anmeldung: id },
    state: { isOpenedFromList: true },
    resetScroll: false,
  })
}
