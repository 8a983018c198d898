import type { SetupStep } from '../domain/setup-step.ts'

interface StepTexts {
  /** In the list of steps. */
  short: string
  /** Above the step. */
  intro: string
}

export const STEP_TEXTS: Readonly<Record<SetupStep, StepTexts>> = {
  firma: {
    short: 'Name, Kontakt, Adresse und Menschen',
    intro:
      'Wer Sie sind. Die Angaben stehen danach auf allen Seiten, in E-Mails, Kalendern und Dokumenten. Was noch „Muster“ ist, ist erfunden.',
  },
  aussehen: {
    short: 'Logo, Icon, Farben und Schriften',
    intro: 'Wie Ihre Website aussieht: Logo, Icon, Farben, Ecken und Schriften.',
  },
  recht: {
    short: 'Impressum, Datenschutz, Teilnahme, Barrierefreiheit',
    intro:
      'Impressum, Datenschutzerklärung und Teilnahmebedingungen nehmen Namen, Adresse und Nummern aus den Angaben zur Firma. Lesen Sie die Seiten danach ganz, und lassen Sie sie rechtlich prüfen.',
  },
  'e-mails': {
    short: 'Mailserver, Absender und Testnachricht',
    intro:
      'Mailserver und Absender stellt ein, wer die Website betreibt. Ob E-Mails ankommen, zeigt eine Testnachricht: Öffnen Sie den Link darin.',
  },
  termine: {
    short: 'Was Sie anbieten, wann und zu welchem Preis',
    intro:
      'Geben Sie den Trainings des Musters Ihre Titel und, auf ihren Seiten, Ihre Beschreibungen, oder blenden Sie sie aus. Legen Sie neue an, und planen Sie die ersten Termine.',
  },
  texte: {
    short: 'Jede Seite auf Deutsch und Englisch',
    intro:
      'Alle Seiten mit dem, was noch Muster ist. Ein Klick auf die Sprache öffnet die Seite zum Bearbeiten.',
  },
  online: {
    short: 'Die letzten Prüfungen',
    intro: 'Was zu tun bleibt, bevor Sie die Adresse Ihrer Website weitergeben.',
  },
}
