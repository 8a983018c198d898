import type { Problem } from '#platform/basics/domain/problem.ts'
import { LOST_LINK_ADDRESS } from '#site/pages/web/booking-link-address.ts'
import { ApiError, OfflineError } from './api.ts'

/** Why something was not done, by the form's own rules or by the server. */
export interface FormRefusal {
  title: string
  advice?: string | undefined
  /** What the person can do instead. */
  link?: { href: string; label: string } | undefined
  /** By the field's name. */
  problems: ReadonlyMap<string, string>
}

/** A refusal of what was typed. */
export interface TypedRefusal<Name extends string> extends FormRefusal {
  values: Readonly<Record<Name, unknown>>
  isOfServer: boolean
}

/**
 * What is wrong now: by the rules, and by the server, whose problem stays until its field changes.
 *
 * @param found by the rules, in the present values
 */
export function openProblems<Name extends string>(
  refusal: TypedRefusal<Name> | null,
  found: ReadonlyMap<Name, string>,
  values: Readonly<Record<Name, unknown>>,
): ReadonlyMap<string, string> {
  if (!refusal) return new Map()
  if (!refusal.isOfServer) return found
  const names = Object.keys(values) as Name[]
  const ofServer = names.flatMap((name) => {
    const problem = refusal.problems.get(name)
    const isOpen = !found.has(name) && refusal.values[name] === values[name]
    return problem !== undefined && isOpen ? [[name, problem] as const] : []
  })
  return new Map([...found, ...ofServer])
}

const FAULT = 'Das hat leider nicht geklappt.'
const STAYS = 'Was du eingegeben hast, bleibt hier stehen.'

/** The refusal that the server's answer, or a lost connection, leads to. */
export function formRefusal(error: unknown): FormRefusal {
  const problem = error instanceof ApiError ? error.problem : null
  return {
    problems: new Map((problem?.errors ?? []).map(({ path, message }) => [path, message] as const)),
    ...sentences(error, problem?.detail),
  }
}

/** The refusal that staff see: the server's sentences and no other. */
export function refusalOf({ detail, errors = [] }: Problem): FormRefusal {
  return { title: detail, problems: new Map(errors.map(({ path, message }) => [path, message])) }
}

/** What staff see of an error about fields; null for any other error, which is a notification. */
export function refusalOfFields(error: unknown): FormRefusal | null {
  const problem = error instanceof ApiError ? error.problem : null
  return problem?.errors ? refusalOf(problem) : null
}

/** Whether the page shows an outdated state, which has to be read again. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 412)
}

function sentences(
  error: unknown,
  detail: string | undefined,
): Pick<FormRefusal, 'title' | 'advice' | 'link'> {
  if (error instanceof OfflineError) {
    return {
      title: 'Wir erreichen den Server gerade nicht.',
      advice: `Prüfe deine Internetverbindung und versuche es dann noch einmal. ${STAYS}`,
    }
  }
  switch (error instanceof ApiError ? error.status : 500) {
    case 404:
      return {
        title: detail ?? 'Dieser Link gilt nicht mehr.',
        advice: 'Deine Änderung ist nicht gespeichert. Lass dir einen neuen Link schicken.',
        link: { href: LOST_LINK_ADDRESS, label: 'Neuen Link anfordern' },
      }
    case 409:
      return { title: detail ?? FAULT, advice: 'Du siehst jetzt den neuesten Stand.' }
    case 412:
      return {
        title: 'Deine Buchung hat sich inzwischen geändert.',
        advice: `Vielleicht durch unser Büro oder in einem anderen Fenster. Du siehst jetzt den neuesten Stand. ${STAYS} Prüfe es und sende es noch einmal ab.`,
      }
    case 429:
      return {
        title: detail ?? 'Das waren zu viele Versuche. Bitte warte ein paar Minuten.',
        advice: STAYS,
      }
    case 400:
    case 422:
      return { title: detail ?? FAULT }
    default:
      return {
        title: detail ?? FAULT,
        advice: `Das liegt an uns. Versuche es in ein paar Minuten noch einmal. ${STAYS}`,
      }
  }
}
