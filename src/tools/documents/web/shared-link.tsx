import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import type { SharingTexts } from './sharing-texts.ts'

interface SharedLinkProps {
  texts: SharingTexts['link']
  label: string
  url: string
}

/** A link to pass on: as a text that can be selected, with a button that copies it. */
export function SharedLink({ texts, label, url }: SharedLinkProps) {
  const [copied, setCopied] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(url),
      () => undefined,
    )
  return (
    <div className="flex flex-wrap gap-3">
      <input
        aria-label={label}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        className={classes(CONTROL_LOOK, 'min-h-11 max-w-100 grow basis-60 text-small')}
      />
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {copied === url ? texts.copied : texts.copy}
      </Button>
      <span role="status" className="sr-only">
        {copied === url && texts.copied}
      </span>
    </div>
  )
}
