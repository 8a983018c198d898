import { useState } from 'react'
import { serverMessage } from '#platform/design/web/api.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import type { MovePreview } from '../domain/date-move.ts'
import { isMoveOutdated, previewMove } from './move-preview.ts'
import { recipientTexts } from './recipient-texts.ts'
import type { DateBody } from './use-date-writes.ts'
import { isMoved, useVersionedEdit } from './use-versioned-edit.ts'

type Body = Partial<DateBody> & Pick<DateBody, 'startsAt' | 'endsAt'>

interface Question {
  body: Body
  preview: MovePreview
  /** Why the mails are shown again; null at first. */
  problem: string | null
}

/** Saves changes of a date. Where they move it and somebody has a seat, the mails are shown first. */
export function useAskedEdit(date: PlannedDate, onDone: () => void) {
  const { save, isPending } = useVersionedEdit(date)
  const notifyFailure = useFailure()
  const [question, setQuestion] = useState<Question | null>(null)
  const [isReading, setReading] = useState(false)

  async function read(body: Body): Promise<MovePreview> {
    setReading(true)
    try {
      return await previewMove(date.id, body)
    } catch (error) {
      notifyFailure(error, 'Die E-Mails konnten nicht gelesen werden.')
      throw error
    } finally {
      setReading(false)
    }
  }

  async function saveAll(body: Body, fingerprint?: string) {
    try {
      await save(body, fingerprint)
    } catch (error) {
      const problem = isMoveOutdated(error) ? serverMessage(error) : undefined
      setQuestion(problem ? { body, preview: await read(body), problem } : null)
      throw error
    }
    onDone()
  }

  /** Rejects with the server's error. */
  async function saveOrAsk(body: Body) {
    if (!isMoved(date, body)) return saveAll(body)
    const preview = await read(body)
    if (recipientTexts(preview) === null) return saveAll(body, preview.fingerprint)
    setQuestion({ body, preview, problem: null })
  }

  return {
    saveOrAsk,
    isPending: isPending || isReading,
    question: question && {
      preview: question.preview,
      problem: question.problem,
      onConfirm: () =>
        void saveAll(question.body, question.preview.fingerprint).catch(() => undefined),
      onCancel: () => setQuestion(null),
    },
  }
}
