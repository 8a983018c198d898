import type { ComponentProps } from 'react'
import { PlusIcon } from '#platform/design/web/icons.tsx'
import type { TextTarget } from '#shop/trainings/web/editing/editable.tsx'
import { textField } from './edit-field.ts'
import { SessionText } from './edited-session-text.tsx'
import { EditedText } from './edited-text.tsx'
import { PriceButton } from './price-button.tsx'

interface TextToolProps {
  of: TextTarget
  children: ComponentProps<'button'>['children']
}

/** A text of the page in edit mode. */
export function TextTool({ of, children }: TextToolProps) {
  if (of.kind === 'training' && (of.field === 'date' || of.field === 'time')) {
    return (
      <SessionText training={of.training} field={of.field}>
        {children}
      </SessionText>
    )
  }
  if (of.kind === 'package' && of.field === 'currentPrice') {
    return <PriceButton pkg={of.pkg}>{children}</PriceButton>
  }
  const isBadge = of.kind === 'package' && of.field === 'badge'
  const isMissing = isBadge && of.pkg.badge === null
  return (
    <EditedText field={textField(of)} className={isBadge ? 'flex rounded-button' : undefined}>
      {isMissing ? (
        <span className="inline-flex min-h-7 items-center gap-1 px-2 text-small">
          <PlusIcon />
          Badge
        </span>
      ) : (
        children
      )}
    </EditedText>
  )
}
