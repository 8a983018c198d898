import { useCsvFile } from '#platform/login/web/use-csv-file.ts'
import { Button } from './button.tsx'
import { DownloadIcon } from './icons.tsx'

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
