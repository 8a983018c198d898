import { type ComponentType, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { downloadBlob, downloadFile } from '#platform/design/web/download.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { documentMarkdown, documentText } from './document-markdown.ts'
import type { ShareCopyProps, SharedWork } from './share-copy.tsx'
import { loadSharingTexts, type SharingTexts } from './sharing-texts.ts'
import type { ToolDocument } from './tool-document.ts'

interface Sharing {
  ShareCopy: ComponentType<ShareCopyProps>
  sharingTexts: SharingTexts
}

interface DocumentActionsProps {
  texts: ToolsTexts['document']
  /** Called at each export, so that it contains the current content. */
  make: () => ToolDocument
  /** The work that the document is made of, where it can be shared with it. */
  work?: SharedWork
  /** False where the document is a shared copy itself. */
  canShare?: boolean
}

/** Buttons that export the result of a tool: copy, Markdown, PDF, and a link to a copy. */
export function DocumentActions({ texts, make, work, canShare = true }: DocumentActionsProps) {
  const [copied, setCopied] = useState<string>()
  const [problem, setProblem] = useState<'copy' | 'pdf' | 'share'>()
  const [isMakingPdf, setMakingPdf] = useState(false)
  const [sharing, setSharing] = useState<Sharing>()
  // True as long as the text has not changed since.
  const hasCopied = copied !== undefined && copied === documentText(make())

  const attempt = async (what: 'copy' | 'pdf' | 'share', act: () => Promise<void>) => {
    setProblem(undefined)
    await act().catch(() => setProblem(what))
  }
  const copy = () =>
    attempt('copy', async () => {
      const text = documentText(make())
      await navigator.clipboard.writeText(text)
      setCopied(text)
    })
  const saveMarkdown = () => {
    const document = make()
    const text = documentMarkdown(document)
    downloadFile(`${document.fileName}.md`, 'text/markdown;charset=utf-8', text)
  }
  const savePdf = async () => {
    setMakingPdf(true)
    await attempt('pdf', async () => {
      const document = make()
      const { documentPdf } = await import('./document-pdf.ts')
      downloadBlob(`${document.fileName}.pdf`, await documentPdf(document))
    })
    setMakingPdf(false)
  }
  const toggleSharing = () => {
    if (sharing) return setSharing(undefined)
    return attempt('share', async () => {
      const [{ ShareCopy }, sharingTexts] = await Promise.all([
        import('./share-copy.tsx'),
        loadSharingTexts[make().language](),
      ])
      setSharing({ ShareCopy, sharingTexts })
    })
  }

  return (
    <div className="min-w-0">
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
        {canShare && (
          <Button
            variant="secondary"
            size="small"
            aria-expanded={sharing !== undefined}
            onClick={toggleSharing}
          >
            {texts.share}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {hasCopied && texts.copied}
      </p>
      {problem && (
        <p role="alert" className="mt-2 text-error text-small">
          {texts.problems[problem]}
        </p>
      )}
      {sharing && (
        <sharing.ShareCopy
          texts={sharing.sharingTexts}
          language={make().language}
          make={make}
          {...(work && { work })}
        />
      )}
    </div>
  )
}
