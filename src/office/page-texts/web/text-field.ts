import type { Edit } from '#platform/editing/web/content-writes.ts'
import type { ShopField } from '#shop/trainings/web/editing/shop-text-editor.tsx'
import type { CmsText } from '../domain/cms-text.ts'
import { shownText } from './cms-panel-texts.ts'

/** A text as a field of an editor. The id is the same as on the page, so both share one draft. */
export function textField(text: CmsText): ShopField {
  const { section, key, label, sectionTitle, version } = text
  const content = shownText(text)
  return {
    id: `content/${section}/${key}`,
    label: `${label} (${sectionTitle})`,
    subject: { kind: 'content', section, key },
    value: content,
    before: { content },
    version,
    after: (next) => ({ content: next }),
  }
}

/** The edit that sets a text without opening an editor. */
export function textEdit(text: CmsText, content: string): Edit {
  const { subject, before, version } = textField(text)
  return { subject, before, version, after: { content } }
}
