import { useState } from 'react'
import { OfflineError, serverMessage } from '#platform/design/web/api.ts'
import { uploadFile } from '#platform/design/web/upload-file.ts'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import { MARK_FIELDS, type MarkName } from '#site/pages/domain/firm-marks.ts'
import { MARK_MAX_BYTES } from '../../domain/mark-file.ts'

const PATH = '/api/admin/settings/marks/files'
const TOO_LARGE = 'Die Datei darf höchstens 512 kB groß sein.'

/** Uploads one file at a time. What is refused is said; a right file is passed on by its path. */
export function useMarkUpload(name: MarkName, onUploaded: (path: string) => void) {
  const handleSessionRefusal = useSessionRefusal()
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function upload(file: File) {
    // The server aborts an upload that is too large, and the browser could not show the reason.
    if (file.size > MARK_MAX_BYTES) return setProblem(TOO_LARGE)
    setProblem(null)
    setUploading(true)
    try {
      const { path }: { path: string } = await (
        await uploadFile(PATH, file, () => undefined)
      ).json()
      const refusal = MARK_FIELDS[name].problemOf(path)
      if (refusal) setProblem(refusal)
      else onUploaded(path)
    } catch (error) {
      if (!handleSessionRefusal(error)) setProblem(whyNot(error))
    } finally {
      setUploading(false)
    }
  }

  return {
    isUploading,
    problem,
    upload: (file: File) => void upload(file),
    forget: () => setProblem(null),
  }
}

function whyNot(error: unknown): string {
  if (error instanceof OfflineError) return error.message
  return serverMessage(error) ?? 'Die Datei konnte nicht hochgeladen werden.'
}
