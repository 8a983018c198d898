import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { AiFailure } from '../domain/tool-ai.ts'

const AI_DETAILS: Record<AiFailure, string> = {
  'tools.ai_unavailable': 'Der KI-Dienst antwortet gerade nicht.',
  'tools.ai_unusable': 'Die Antwort des KI-Dienstes war nicht brauchbar.',
  'tools.ai_budget': 'Für heute sind die Anfragen an den KI-Dienst aufgebraucht.',
}

export const toolErrors = {
  badAddress: () =>
    new ProblemError(422, 'tools.bad_address', 'Das ist keine Adresse einer Website.', {
      errors: [
        {
          path: 'url',
          message: 'Erwartet wird eine Adresse wie https://www.example.com.',
        },
      ],
    }),
  busy: () =>
    new ProblemError(
      503,
      'tools.busy',
      'Gerade werden viele Websites gelesen. Bitte versuche es gleich noch einmal.',
      { retryAfter: 10 },
    ),
  ownReadings: () =>
    new ProblemError(
      429,
      'tools.own_readings',
      'Von deinem Anschluss aus werden gerade schon zwei Websites gelesen. Bitte warte, bis eine davon fertig ist.',
      { retryAfter: 10 },
    ),
  restoredCopy: () =>
    new ProblemError(
      503,
      'tools.restored_copy',
      'Das ist eine Kopie unserer Website. Sie liest keine anderen Websites.',
    ),
  pageNotRead: (page: string) =>
    new ProblemError(
      422,
      'tools.page_not_read',
      'Eine Angabe nennt eine Seite, die nicht gelesen wurde. Bitte lies die Website noch einmal ein.',
      { errors: [{ path: 'facts', message: `Nicht gelesen: ${page}` }] },
    ),
  /** @param retryAfter seconds until the service can be called again, where that is known */
  ai: (code: AiFailure, retryAfter?: number) =>
    new ProblemError(
      code === 'tools.ai_budget' ? 429 : 503,
      code,
      AI_DETAILS[code],
      retryAfter === undefined ? {} : { retryAfter },
    ),
}
