import { Badge } from '../../ui/badge.tsx'
import { statusWords } from './registration-texts.ts'

export function StatusBadge({ status }: { status: string }) {
  const { tone, label } = statusWords(status)
  return <Badge tone={tone}>{label}</Badge>
}
