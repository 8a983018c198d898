import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { draftState } from './consultation.ts'
import { consultationStore } from './consultation-store.ts'
import type { ConsultationTool } from './use-consultation.ts'
import { useStrategy } from './use-strategy.ts'

/** Choice of who writes the draft, the notice of which data is sent, and the button, at the end of a step's form. */
export function MakeDraft({ tool }: { tool: ConsultationTool }) {
  const { texts, language, ai } = useStrategy()
  const { make } = texts
  const { wantsAi } = tool.consultation
  const draft = draftState(tool.consultation, language)
  return (
    <Card as="section" aria-labelledby="make-title">
      <h3 id="make-title" className="text-h4">
        {make.title}
      </h3>
      {ai && (
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={wantsAi}
            onChange={({ target }) => consultationStore.update({ wantsAi: target.checked })}
            className="size-5 shrink-0 accent-brand"
          />
          <span className="min-w-0 break-words">{make.withAi(ai.model)}</span>
        </label>
      )}
      <p id="make-note" className="mt-4 max-w-[68ch] text-secondary text-small">
        {ai && wantsAi ? make.leaves(ai.host) : make.stays}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {draft === 'current' && (
          <Button onClick={() => tool.goTo('draft')}>
            {make.toDraft}
            <ArrowRightIcon />
          </Button>
        )}
        <Button
          type="submit"
          variant={draft === 'current' ? 'secondary' : 'primary'}
          aria-describedby="make-note"
        >
          {draft === 'none' ? make.button : make.again}
        </Button>
        {tool.step !== 'market' && (
          <Button variant="secondary" onClick={() => tool.goTo('market')}>
            {make.compare}
          </Button>
        )}
      </div>
    </Card>
  )
}
