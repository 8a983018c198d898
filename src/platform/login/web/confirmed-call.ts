import { ApiError } from '#platform/design/web/api.ts'

/** Somebody has closed the dialog that asks for the password, so the call was not made. */
export class NotConfirmedError extends Error {
  constructor() {
    super('The password was not typed again.')
    this.name = 'NotConfirmedError'
  }
}

type Answer = (isConfirmed: boolean) => void

/** The question of the open dialog; null while it is closed. */
let open: Answer | null = null
const listeners = new Set<() => void>()

/** What the dialog that asks for the password shows: a question to answer, or nothing. */
export const passwordQuestion = {
  read: () => open,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Makes a call for which the server may ask for the password again. Where it does, the dialog opens, and the call is
 * made once more after it.
 *
 * @throws NotConfirmedError where the dialog was closed; what the call throws
 */
export async function confirmedCall<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!asksForPassword(error)) throw error
    if (!(await ask())) throw new NotConfirmedError()
    return call()
  }
}

function asksForPassword(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'auth.confirmation_required'
}

function ask(): Promise<boolean> {
  open?.(false)
  return new Promise((resolve) => {
    show((isConfirmed) => {
      show(null)
      resolve(isConfirmed)
    })
  })
}

function show(question: Answer | null): void {
  open = question
  for (const listener of listeners) listener()
}
