import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'
import { ToolProblem } from './tool-problem.tsx'
import type { ToolsTexts } from './tools-texts.ts'

interface ToolFailureProps {
  texts: PageTexts
  shared: ToolsTexts
}

/** Instead of a tool that cannot be rendered. */
export function ToolFailure({ texts, shared }: ToolFailureProps) {
  return (
    <>
      <h1 id={TOOL_NAME_ID} className="wrap pt-10 text-h1">
        {texts.seo.ogTitle}
      </h1>
      <ToolProblem texts={shared.problem} />
    </>
  )
}
