import { useEffect, useRef, useState } from 'react'
import type { ToolsTexts } from '../content/tools-texts.ts'
import { downloadBlob, downloadFile } from '../lib/download.ts'
import { documentMarkdown } from '../lib/tool-documents/document-markdown.ts'
import type { ToolDocument } from '../lib/tool-documents/tool-document.ts'
import { Button } from './button.tsx'

/** How long the button shows that the text was copied. */
const CONFIRMATION_SHOWN_MS = 2500

interface DocumentActionsProps {
  texts: ToolsTexts['document']
  /** Called at each export, so that it contains the current content. */
  make: () => ToolDocument
}

/** Buttons that export the result of a tool: copy, Markdown, PDF. */
export function DocumentActions({ texts, make }: DocumentActionsProps) {
  const [hasCopied, setCopied] = useState(false)
  const [problem, setProblem] = useState<'copy' | 'pdf'>()
  const [isMakingPdf, setMakingPdf] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(documentMarkdown(make()))
      setProblem(undefined)
      setCopied(true)
      timer.current = setTimeout(() => setCopied(false), CONFIRMATION_SHOWN_MS)
    } catch {
      setProblem('copy')
    }
  }
  const saveMarkdown = () => {
    const document = make()
    downloadFile(
      `${document.fileName}.md`,
      'text/markdown;charset=utf-8',
      documentMarkdown(document),
    )
  }
  const savePdf = async () => {
    setMakingPdf(true)
    setProblem(undefined)
    const document = make()
    try {
      const { documentPdf } = await import('../lib/tool-documents/document-pdf.ts')
      downloadBlob(`${document.fileName}.pdf`, await documentPdf(document))
    } catch {
      setProblem('pdf')
    } finally {
      setMakingPdf(false)
    }
  }

  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={copy}>
          {hasCopied ? texts.copied : texts.copy}
        </Button>
        <Button variant="secondary" size="small" onClick={saveMarkdown}>
          {texts.markdown}
        </Button>
        <Button
          variant="secondary"
          size="small"
          pending={isMakingPdf}
          pendingLabel={texts.pdfPending}
          onClick={savePdf}
        >
          {texts.pdf}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {hasCopied && texts.copied}
      </p>
      {problem && (
        <p role="alert" className="mt-2 text-error text-small">
          {texts.problems[problem]}
        </p>
      )}
    </div>
  )
}
