import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import { ToolProblem } from './tool-problem.tsx'
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
