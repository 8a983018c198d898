import { readFile } from '#platform/design/web/api-answers.ts'
import { Button } from '#platform/design/web/button.tsx'
import { useServedFile } from '#platform/login/web/use-served-file.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { missingOfSeller } from '../../domain/seller.ts'

interface InvoiceReadinessProps {
  /** As it is stored. */
  firm: FirmValues
}

/** What an invoice of the firm would lack, and a sample of one. */
export function InvoiceReadiness({ firm }: InvoiceReadinessProps) {
  const file = useServedFile('musterrechnung.pdf')
  const missing = missingOfSeller(firm)
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        variant="secondary"
        size="small"
        disabled={file.isPending}
        onClick={() => file.mutate(() => readFile('GET', '/api/admin/invoices/sample.pdf', {}))}
      >
        Musterrechnung als PDF
      </Button>
      <p className="text-secondary text-small">
        {missing.length === 0
          ? 'Für eine Rechnung ist alles da.'
          : `Für eine Rechnung fehlt noch: ${missing.join(', ')}.`}
      </p>
    </div>
  )
}
