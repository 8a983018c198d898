import { FirmGroupForm } from '#office/settings/web/firm-group-form.tsx'
import type { Setup } from '../domain/setup.ts'
import { CheckList } from './check-list.tsx'
import { FirmForms } from './firm-step.tsx'

/** The legal facts, and what is missing on the legal pages. */
export function LegalStep({ setup }: { setup: Setup | undefined }) {
  return (
    <div className="grid gap-5">
      <FirmForms>
        {(settings) => <FirmGroupForm group="legal" setting={settings.legal} />}
      </FirmForms>
      <CheckList setup={setup} title="Rechtliche Seiten" of={['imprint', 'legal_texts']} />
    </div>
  )
}
