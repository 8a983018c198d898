import { contentEditSchema } from '#platform/editing/domain/content-edit.ts'
import type { EditSubject, FieldValues } from '#platform/editing/web/content-writes.ts'
import { packageEditSchema } from '#shop/prices/domain/package-edit.ts'
import { trainingEditSchema } from '../../domain/training-edit.ts'

/** The problem for which the server would refuse these values, as a sentence; null where it would accept them. */
export function problemOf(subject: EditSubject, values: FieldValues): string | null {
  const { success, error } = schemaFor(subject, values)
  return success ? null : (error.issues[0]?.message ?? 'Dieser Text kann nicht gespeichert werden.')
}

function schemaFor(subject: EditSubject, values: FieldValues) {
  switch (subject.kind) {
    case 'content': {
      const { section, key } = subject
      return contentEditSchema.safeParse({ section, key, contentType: 'text', ...values })
    }
    case 'training':
      return trainingEditSchema.safeParse(values)
    case 'package':
      return packageEditSchema.safeParse(values)
  }
}
