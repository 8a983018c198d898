const TRAINING_LABELS: Readonly<Record<string, string>> = {
  title: 'Titel',
  subtitle: 'Untertitel',
  description: 'Beschreibung',
  heroImage: 'Bild',
  boardImage: 'Bild des Ergebnisses',
  objectives: 'Lernziele',
  agenda: 'Ablauf',
  methods: 'Methoden',
  targetAudience: 'Zielgruppe',
  outcome: 'Takeaway',
}

const PACKAGE_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  tagline: 'Kurztext',
  badge: 'Badge',
  features: 'Leistungen',
}

/** The texts and pictures of trainings and packages that have a history, by field, with their German names. */
export const SHOP_TEXT_LABELS = { training: TRAINING_LABELS, package: PACKAGE_LABELS } as const
