import { Badge } from '#platform/design/web/badge.tsx'
import { statusWords } from './status-words.ts'

export function StatusBadge({ status }: { status: string }) {
  const { tone, label } = statusWords(status)
  return <Badge tone={tone}>{label}</Badge>
}
