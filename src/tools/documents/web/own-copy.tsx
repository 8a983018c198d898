import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import { PAGE_OF } from './hand-on.tsx'
import { handOver, toolOfFile } from './handed-over.ts'
import type { SharedCopyTexts } from './shared-copy-texts.ts'

interface OwnCopyProps {
  texts: SharedCopyTexts['own']
  /** The language in which the copy was written. */
  language: Language
  /** The text of the tool's file. A stranger may have written it: the tool checks it as any file. */
  work: string
}

/** Opens the work of a shared copy in its tool, as this browser's own. */
export function OwnCopy({ texts, language, work }: OwnCopyProps) {
  const [hasFailed, setFailed] = useState(false)
  const { button, questions, confirm, cancel, failed } = texts
  const tool = toolOfFile(work)
  if (!tool) return null
  const open = () => {
    if (handOver(work)) location.assign(PAGE_OF[tool][language])
    else setFailed(true)
  }
  return (
    <div className="mt-5 print:hidden">
      <AskFirst texts={{ question: questions[tool], confirm, cancel }} onConfirm={open}>
        {(ask) => (
          <Button variant="secondary" size="small" onClick={ask}>
            {button}
          </Button>
        )}
      </AskFirst>
      {hasFailed && (
        <p role="alert" className="mt-2 text-error text-small">
          {failed}
        </p>
      )}
    </div>
  )
}
