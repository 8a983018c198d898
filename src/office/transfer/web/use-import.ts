import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { addressWith } from '#platform/design/web/address-with.ts'
import { ApiError, OfflineError, serverMessage } from '#platform/design/web/api.ts'
import { upload } from '#platform/design/web/upload.ts'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import { FILE_MAX_BYTES, type ImportReport } from '../domain/content-transfer.ts'

const PATH = '/api/admin/content'
const TOO_LARGE = 'Die Datei darf höchstens 50 MB groß sein.'
const FAILED = 'Die Datei konnte nicht übernommen werden. Es wurde nichts geändert.'
const NOT_SENT =
  'Die Datei kam nicht an: Die Verbindung ist abgebrochen, oder sie ist für diese Datei zu langsam. Es wurde nichts geändert.'
/** Nobody knows whether the server got it, so it must not say that nothing was changed. */
const NO_ANSWER =
  'Der Server hat nicht geantwortet. Wählen Sie die Datei noch einmal: Die Vorschau zeigt, was übernommen ist.'

/** Why a file was not imported: a sentence, and what in it cannot be used. */
export interface ImportProblem {
  sentence: string
  faults: NonNullable<Problem['errors']>
}

/** What happens to what is on the site only. */
export interface Choices {
  hideTrainings: boolean
  deletePeriods: boolean
}

type Step =
  | { kind: 'none' }
  | { kind: 'preview'; file: File; report: ImportReport; isNewer: boolean }
  | { kind: 'done'; report: ImportReport }

/** The import of a file: its preview, and what is done once staff confirm it. */
export function useImport() {
  const queryClient = useQueryClient()
  const isRefusedSession = useSessionRefusal()
  const [step, setStep] = useState<Step>({ kind: 'none' })
  const [problem, setProblem] = useState<ImportProblem | null>(null)
  /** The sent share of the file while a call is under way; null otherwise. */
  const [progress, setProgress] = useState<number | null>(null)

  async function send(file: File, call: string, query: Record<string, string>) {
    setProblem(null)
    setProgress(0)
    try {
      const answer = await upload(addressWith(`${PATH}/${call}`, query), file, setProgress)
      return (await answer.json()) as ImportReport
    } finally {
      setProgress(null)
    }
  }

  function fail(error: unknown, isImport: boolean) {
    if (isRefusedSession(error)) return
    setProblem({
      sentence: sentenceOf(error, isImport),
      faults: (error instanceof ApiError && error.problem?.errors) || [],
    })
  }

  async function preview(file: File, isNewer = false): Promise<void> {
    setStep({ kind: 'none' })
    // The server aborts an upload that is too large, and the browser could not show the reason.
    if (file.size > FILE_MAX_BYTES) return setProblem({ sentence: TOO_LARGE, faults: [] })
    try {
      setStep({ kind: 'preview', file, isNewer, report: await send(file, 'preview', {}) })
    } catch (error) {
      fail(error, false)
    }
  }

  async function apply(choices: Choices): Promise<void> {
    if (step.kind !== 'preview') return
    const { file, report } = step
    try {
      const done = await send(file, 'import', {
        fingerprint: report.fingerprint,
        hideTrainings: String(choices.hideTrainings),
        deletePeriods: String(choices.deletePeriods),
      })
      setStep({ kind: 'done', report: done })
      // Every list of the administration may have changed.
      await queryClient.invalidateQueries()
    } catch (error) {
      const isOutdated =
        error instanceof ApiError && error.problem?.code === 'transfer.changed_meanwhile'
      if (isOutdated) return preview(file, true)
      if (isUnanswered(error)) setStep({ kind: 'none' })
      fail(error, true)
    }
  }

  return {
    step,
    problem,
    progress,
    preview: (file: File) => void preview(file),
    apply: (choices: Choices) => void apply(choices),
    cancel: () => setStep({ kind: 'none' }),
  }
}

/** Also where a proxy answered in the product's place: it may be at work still. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof OfflineError
  const isOfProxy = !error.problem || error.problem.code === 'http.unreachable'
  return isOfProxy && error.status >= 500
}

function sentenceOf(error: unknown, isImport: boolean): string {
  if (isImport && isUnanswered(error)) return NO_ANSWER
  if (error instanceof OfflineError) return NOT_SENT
  return serverMessage(error) ?? FAILED
}
