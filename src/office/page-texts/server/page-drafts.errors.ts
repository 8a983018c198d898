import { ProblemError } from '#platform/basics/server/problem-error.ts'

interface ChangedDraft {
  language: string
  key: string
  label: string
  /** Null where there is no draft any more. */
  editedBy: string | null
}

export const pageDraftErrors = {
  unknownPage: () => new ProblemError(404, 'page.not_found', 'Diese Seite gibt es nicht.'),
  unknownPublication: () =>
    new ProblemError(404, 'publication.not_found', 'Diese Veröffentlichung gibt es nicht.'),
  noTranslator: () =>
    new ProblemError(503, 'translation.no_service', 'Es ist kein KI-Dienst eingerichtet.'),
  hasDraft: () =>
    new ProblemError(
      409,
      'translation.has_draft',
      'Dieser Text hat schon einen Entwurf. Ein Vorschlag würde ihn ersetzen.',
    ),
  badContent: (message: string) =>
    new ProblemError(422, 'content.not_possible', message, {
      errors: [{ path: 'content', message }],
    }),
  /** @param changed the drafts that are no longer as they were seen, with the last editor of each */
  draftsChanged: (changed: ChangedDraft[]) =>
    new ProblemError(
      409,
      'page.drafts_changed',
      'Einige Entwürfe wurden inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
      {
        errors: changed.map(({ language, key, label, editedBy }) => ({
          path: `${language}/${key}`,
          message: editedBy
            ? `${label}: zuletzt geändert von ${editedBy}.`
            : `${label}: Diesen Entwurf gibt es nicht mehr.`,
        })),
      },
    ),
  /** @param problems of the texts that cannot be published so */
  notReady: (problems: { language: string; key: string; label: string; message: string }[]) =>
    new ProblemError(
      422,
      'page.not_ready',
      `Das lässt sich noch nicht veröffentlichen: ${problems.map(({ label, message }) => `${label}: ${message}`).join(' ')}`,
      {
        errors: problems.map(({ language, key, label, message }) => ({
          path: `${language}/${key}`,
          message: `${label}: ${message}`,
        })),
      },
    ),
}
