import { FIRM } from '#site/pages/web/firm.ts'
import type { SiteTexts } from '#site/pages/web/site-texts.ts'

export const siteTexts: SiteTexts = {
  nav: {
    label: 'Main navigation',
    home: `${FIRM.name}, home page`,
    services: 'Services',
    tools: 'Tools',
    toolsWithAi: 'AI tools',
    team: 'Team',
    spaces: 'Spaces',
    trainings: 'Training (DE)',
    contact: 'Contact',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    back: 'Back',
    languageToggle: { text: 'DE', name: 'DE: Auf Deutsch wechseln' },
  },
  labels: {
    address: 'Address',
    location: 'Where we are',
    phone: 'Phone',
    email: 'Email',
    taxId: 'VAT ID',
    contents: 'On this page',
  },
  footer: {
    label: 'More pages',
    cookies: 'Cookies',
    and: 'and',
    trainings: 'Training (in German)',
    admin: 'Admin',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    alsoIn: 'Also in',
    opensInNewTab: '(opens in a new tab)',
  },
}
