import { Button } from '#platform/design/web/button.tsx'
import type { ToolsTexts } from './tools-texts.ts'

interface StorageProblemProps {
  texts: ToolsTexts['file']
  /** False while the work exists only in memory. */
  isKept: boolean
  onSave: () => void
}

/** Says at once that the browser does not store the work, and offers to save it as a file. */
export function StorageProblem({ texts, isKept, onSave }: StorageProblemProps) {
  if (isKept) return null
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-2 border-error bg-white px-5 py-4"
    >
      <p className="min-w-0 max-w-[70ch]">{texts.notKept}</p>
      <Button variant="secondary" size="small" onClick={onSave}>
        {texts.save}
      </Button>
    </div>
  )
}
