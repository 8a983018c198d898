import { useState } from 'react'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import type { ToolDocument } from '#tools/documents/web/tool-document.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import { mailAddress, minutesText } from './minutes-text.ts'

interface EmailActionsProps {
  texts: MeetingModeratorTexts['result']['email']
  make: () => ToolDocument
}

/** Opens an e-mail with a document, or copies its text. */
export function EmailActions({ texts, make }: EmailActionsProps) {
  const [copied, setCopied] = useState<string>()
  const [hasProblem, setProblem] = useState(false)
  const document = make()
  const text = minutesText(document)
  const { href, isCut } = mailAddress(document.title, text, texts.cut)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      setProblem(false)
    } catch {
      setProblem(true)
    }
  }
  return (
    <div>
      <h3 className="text-h4">{texts.title}</h3>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonAnchor href={href} variant="secondary" size="small">
          {texts.open}
        </ButtonAnchor>
        <Button variant="secondary" size="small" onClick={copy}>
          {/* True as long as the text has not changed since. */}
          {copied === text ? texts.copied : texts.copy}
        </Button>
      </div>
      {isCut && <p className="mt-2 text-muted text-small">{texts.cutHint}</p>}
      <p role="status" className="sr-only">
        {copied === text && texts.copied}
      </p>
      {hasProblem && (
        <p role="alert" className="mt-2 text-error text-small">
          {texts.problem}
        </p>
      )}
    </div>
  )
}
