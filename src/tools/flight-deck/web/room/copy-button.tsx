import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'

interface CopyButtonProps {
  label: string
  copied: string
  link: string
}

/** Copies a link. Where the browser does not allow that, it is shown to be copied by hand. */
export function CopyButton({ label, copied, link }: CopyButtonProps) {
  const [hasCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => prompt(label, link),
    )
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {hasCopied ? copied : label}
      </Button>
      <span role="status" className="sr-only">
        {hasCopied && copied}
      </span>
    </>
  )
}
