import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { OfflineError, serverMessage } from '#platform/design/web/api.ts'
import { type FieldValues, hasValues } from '#platform/editing/web/content-writes.ts'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { problemOf } from '#shop/trainings/web/editing/edit-problem.ts'
import type { TrainingPicture } from '#shop/trainings/web/editing/editable.tsx'
import { useSaveEdit } from '#shop/trainings/web/editing/save-edit.ts'
import { imagesQuery, OWN_PICTURES, type PictureChoice, showsPicture } from './picture-choices.ts'
import { uploadPicture } from './upload-picture.ts'

const MAX_BYTES = 10_000_000
const TOO_LARGE = 'Das Bild darf höchstens 10 MB groß sein.'

interface EditBase {
  before: FieldValues
  version: number
}

/** State of the picture dialog: the current picture, an uploaded one, one from a URL, or none. */
export function usePictureEditor(
  training: Training,
  { field, onDone }: { field: TrainingPicture; onDone: () => void },
) {
  const subject = { kind: 'training', id: training.id } as const
  const [base] = useState<EditBase>({
    before: { [field]: training[field] },
    version: training.version,
  })
  const [path, setPath] = useState<string | null>(training[field])
  const [conflict, setConflict] = useState<CurrentValues | null>(null)
  const [isPending, setPending] = useState(false)
  const uploaded = useQuery(imagesQuery)
  const saveEdit = useSaveEdit()

  async function write({ before, version }: EditBase) {
    setPending(true)
    const outcome = await saveEdit({ subject, before, after: { [field]: path }, version })
    setPending(false)
    setConflict(outcome.kind === 'conflict' ? outcome.current : null)
    if (outcome.kind === 'saved') onDone()
  }

  return {
    path,
    choose: setPath,
    choices: [...OWN_PICTURES[field], ...(uploaded.data ?? []).map(toChoice)],
    isListMissing: uploaded.isError,
    isPending,
    save: () => {
      if (hasValues(base.before, { [field]: path })) onDone()
      else void write(base)
    },
    conflict: conflict && {
      current: conflict,
      mine: { [field]: path },
      onTakeTheirs: onDone,
      onSaveMine: () => void write({ before: conflict.values, version: conflict.version }),
      onGoOn: () => setConflict(null),
    },
  }
}

function toChoice({ path, fileName }: { path: string; fileName: string }): PictureChoice {
  return { path, name: fileName }
}

/** Uploads one picture at a time. */
export function useUpload(onUploaded: (path: string) => void) {
  const queryClient = useQueryClient()
  const handleSessionRefusal = useSessionRefusal()
  /** From 0 to 1 during an upload; null otherwise. */
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function upload(file: File) {
    // The server aborts an upload that is too large, and the browser could not show the reason.
    if (file.size > MAX_BYTES) return setProblem(TOO_LARGE)
    setProblem(null)
    setProgress(0)
    try {
      const { path } = await uploadPicture(file, setProgress)
      await queryClient.invalidateQueries({ queryKey: imagesQuery.queryKey })
      onUploaded(path)
    } catch (error) {
      if (!handleSessionRefusal(error)) setProblem(whyNot(error))
    } finally {
      setProgress(null)
    }
  }

  return { progress, problem, upload: (file: File) => void upload(file) }
}

function whyNot(error: unknown): string {
  if (error instanceof OfflineError) return error.message
  return serverMessage(error) ?? 'Das Bild konnte nicht hochgeladen werden.'
}

/** The problem of a picture's URL; null where it is valid and loads. */
export async function problemOfAddress(address: string): Promise<string | null> {
  const problem = problemOf({ kind: 'training', id: '' }, { heroImage: address })
  if (problem !== null) return problem
  return (await showsPicture(address)) ? null : 'Unter dieser Adresse ist kein Bild zu finden.'
}
