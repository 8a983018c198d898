import type { RegistrationStatus } from '#domain/registration/status.ts'
import { Badge } from '../../ui/badge.tsx'
import { STATUS_WORDS } from './registration-words.ts'

export function StatusBadge({ status }: { status: RegistrationStatus }) {
  return <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
}
