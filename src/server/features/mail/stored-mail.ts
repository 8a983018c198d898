import * as z from 'zod'

export const mailIdSchema = z.uuid()

/** True once the mail's content was erased with a person's data; its row, status and instants remain. */
export function isErasedMail({
  template,
  textBody,
}: {
  template: string | null
  textBody: string | null
}): boolean {
  return template === null && !textBody
}
