import { HISTORY_KINDS, type HistoryKind } from '../domain/text-history.ts'

/** Search parameters of the history. */
export interface HistorySearch {
  /** A kind, "page", or one of it, "page/kontakt". */
  was?: string | undefined
  /** One text of the training pages: "trainings/hero.title". */
  text?: string | undefined
  /** The e-mail of an administrator. */
  person?: string | undefined
}

/** Reads the search parameters; invalid values count as absent. */
export function parseHistorySearch({ was, text, person }: Record<string, unknown>): HistorySearch {
  return {
    was: typeof was === 'string' && kindOf(was) ? was : undefined,
    text: textFrom(text),
    person: textFrom(person),
  }
}

/** The filters of the call. */
export function historyFilter({ was = '', text, person }: HistorySearch) {
  const [, subject] = was.split('/')
  return { kind: kindOf(was), subject, text, person }
}

function kindOf(was: string): HistoryKind | undefined {
  const [kind] = was.split('/')
  return HISTORY_KINDS.find((one) => one === kind)
}

function textFrom(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
