import { Button } from '#platform/design/web/button.tsx'
import type { Language } from '#site/pages/domain/languages.ts'
import type { StaffText } from '../domain/staff-page.ts'
import { useProposal } from './use-proposal.ts'

interface ProposalNoteProps {
  page: string
  language: Language
  text: StaffText
  onWritten: () => Promise<void>
}

/** Says that a draft was proposed by the AI service, with a button that accepts it as it is. */
export function ProposalNote({ page, language, text, onWritten }: ProposalNoteProps) {
  const { key, label, draft } = text
  const { accept, isPending } = useProposal({ page, language, key }, onWritten)
  if (!draft?.isProposal) return null
  return (
    <span className="mt-2 block rounded-card bg-white p-3 font-normal font-text text-ink text-small tracking-normal shadow-card">
      <span className="block">Diesen Entwurf hat der KI-Dienst vorgeschlagen.</span>
      <Button
        variant="secondary"
        size="small"
        pending={isPending}
        aria-label={`Übernehmen: ${label}`}
        onClick={() => accept(draft)}
        className="mt-2"
      >
        Übernehmen
      </Button>
    </span>
  )
}
