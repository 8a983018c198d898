import { FIRM } from '#site/pages/web/firm.ts'
import type { SiteTexts } from '#site/pages/web/site-texts.ts'

export const siteTexts: SiteTexts = {
  nav: {
    label: 'Hauptnavigation',
    home: `${FIRM.name}, zur Startseite`,
    services: 'Leistungen',
    tools: 'Werkzeuge',
    toolsWithAi: 'KI-Werkzeuge',
    team: 'Team',
    spaces: 'Räume',
    trainings: 'Trainings',
    contact: 'Kontakt',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    back: 'Zurück',
    languageToggle: { text: 'EN', name: 'EN: Switch to English' },
  },
  labels: {
    address: 'Adresse',
    location: 'Lage',
    phone: 'Telefon',
    email: 'E-Mail',
    taxId: 'USt-IdNr.',
    contents: 'Auf dieser Seite',
  },
  footer: {
    label: 'Weitere Seiten',
    cookies: 'Cookies',
    and: 'und',
    trainings: 'Trainings',
    admin: 'Admin',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    alsoIn: 'Auch in',
    opensInNewTab: '(öffnet einen neuen Tab)',
  },
}
