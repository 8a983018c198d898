import { Button } from '#platform/design/web/button.tsx'
import { DownloadIcon } from '#platform/design/web/icons.tsx'
import { useCsvFile } from './use-csv-file.ts'

/** Downloads a list as CSV. */
export function CsvButton({ path, variant }: { path: string; variant: 'ghost' | 'secondary' }) {
  const file = useCsvFile()
  return (
    <Button
      variant={variant}
      size="small"
      aria-busy={file.isPending}
      onClick={() => file.mutate({ path })}
    >
      <DownloadIcon />
      CSV exportieren
    </Button>
  )
}
