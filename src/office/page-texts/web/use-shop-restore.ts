import { useState } from 'react'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import type { EditSubject, FieldValues } from '#platform/editing/web/content-writes.ts'
import { useSaveEdit } from '#shop/trainings/web/editing/save-edit.ts'
import type { ShopEdit } from '../domain/text-history.ts'

/** The values before or after an edit, of the fields that say something else now. */
export function otherValues({ changes }: Pick<ShopEdit, 'changes'>, side: 'before' | 'after') {
  return valuesOf(
    changes.filter((one) => JSON.stringify(one[side]) !== JSON.stringify(one.present)),
    side,
  )
}

function valuesOf(changes: ShopEdit['changes'], side: 'before' | 'after' | 'present'): FieldValues {
  return Object.fromEntries(changes.map((one) => [one.field, one[side]]))
}

function subjectOf({ subject, subjectId }: ShopEdit): EditSubject {
  if (subject !== 'content') return { kind: subject, id: subjectId }
  const slash = subjectId.indexOf('/')
  return {
    kind: 'content',
    section: subjectId.slice(0, slash),
    key: subjectId.slice(slash + 1),
  }
}

/** Writes what texts of the shop said before or after an edit: an edit like any other, which is on the page at once. */
export function useShopRestore(edit: ShopEdit, onRestored: () => void) {
  const saveEdit = useSaveEdit()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<{ current: CurrentValues; mine: FieldValues } | null>(null)

  async function write(after: FieldValues, current?: CurrentValues) {
    const base = current
      ? { before: current.values, version: current.version }
      : { before: valuesOf(edit.changes, 'present'), version: edit.version ?? 0 }
    const before = Object.fromEntries(
      Object.keys(after).map((field) => [field, base.before[field]]),
    )
    setPending(true)
    const outcome = await saveEdit({
      subject: subjectOf(edit),
      after,
      before,
      version: base.version,
    })
    setPending(false)
    setRefused(outcome.kind === 'conflict' ? { current: outcome.current, mine: after } : null)
    if (outcome.kind === 'saved') onRestored()
  }

  return {
    isPending,
    restore: (side: 'before' | 'after') => void write(otherValues(edit, side)),
    conflict: refused && {
      ...refused,
      onTakeTheirs: () => setRefused(null),
      onSaveMine: () => void write(refused.mine, refused.current),
      onGoOn: () => setRefused(null),
    },
  }
}
