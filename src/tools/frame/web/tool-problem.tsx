import { ButtonAnchor } from '#platform/design/web/button.tsx'
import type { ToolsTexts } from './tools-texts.ts'

/** Says that the tool cannot be shown, and leads back to it. */
export function ToolProblem({ texts }: { texts: ToolsTexts['problem'] }) {
  return (
    <div className="wrap py-6">
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border-2 border-error bg-white px-6 py-5"
      >
        <p className="max-w-[60ch]">{texts.text}</p>
        {/* An empty address is that of the page. */}
        <ButtonAnchor href="" size="small">
          {texts.reload}
        </ButtonAnchor>
      </div>
    </div>
  )
}
