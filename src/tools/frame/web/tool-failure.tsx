import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import type { ToolsTexts } from './tools-texts.ts'

interface ToolFailureProps {
  /** What the page says before the tool is used. */
  intro: { title: string }
  shared: ToolsTexts
}

/** Instead of a tool that cannot be rendered. */
export function ToolFailure({ intro, shared }: ToolFailureProps) {
  return (
    <>
      <h1 id={TOOL_NAME_ID} className="wrap pt-10 text-h1">
        {intro.title}
      </h1>
      <ToolProblem texts={shared.problem} />
    </>
  )
}

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
