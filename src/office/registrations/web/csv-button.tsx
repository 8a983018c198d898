import type { ServedFile } from '#platform/design/web/api-answers.ts'
import { Button } from '#platform/design/web/button.tsx'
import { DownloadIcon } from '#platform/design/web/icons.tsx'
import { useServedFile } from '#platform/login/web/use-served-file.ts'

export interface CsvButtonProps {
  read: () => Promise<ServedFile>
  variant: 'ghost' | 'secondary'
}

/** Downloads a list as CSV. */
export function CsvButton({ read, variant }: CsvButtonProps) {
  const file = useServedFile('export.csv')
  return (
    <Button
      variant={variant}
      size="small"
      aria-busy={file.isPending}
      onClick={() => file.mutate(read)}
    >
      <DownloadIcon />
      CSV exportieren
    </Button>
  )
}
