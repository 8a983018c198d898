import { placeholdersIn } from '#platform/basics/domain/placeholder.ts'
import { type TextControl, TextEditor } from '#platform/editing/web/text-editor.tsx'
import type { EditedField, Saving } from '#platform/editing/web/use-field-editor.ts'
import { contentProblem } from '#site/pages/domain/content-problem.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import { firmFactsOf } from '#site/pages/web/firm-facts-of.ts'
import type { StaffText } from '../domain/staff-page.ts'
import { DriftNote } from './drift-note.tsx'
import { ItemTools } from './item-tools.tsx'
import { shownContent, textId } from './page-texts-query.ts'
import { ProposalNote } from './proposal-note.tsx'
import { useDraftWrite } from './use-draft-write.ts'

export interface PageTextEditorProps {
  page: string
  language: Language
  text: StaffText
  /** All texts that are edited here, by page and key. */
  texts: ReadonlyMap<string, StaffText> | null
  /** A raised card in the place of the text, or a field of a form. */
  look?: 'sheet' | 'form'
  onWritten: () => Promise<void>
  onDone: () => void
}

/** The editor of one text of a page. What it saves is a draft. */
export function PageTextEditor(props: PageTextEditorProps) {
  const { page, language, text, texts, look = 'sheet', onWritten, onDone } = props
  const { key, label, kind, version } = text
  const write = useDraftWrite(onWritten)
  const content = shownContent(text)
  const field: EditedField = {
    id: textId({ page, language, key }),
    label,
    value: content,
    before: { content },
    version,
    after: (next) => ({ content: next ?? '' }),
  }
  const saving: Saving = {
    isSingleLine: kind !== 'paragraph',
    mayBeEmpty: text.isOptional,
    problemOf: (after) => contentProblem(text, String(after.content)),
    save: (edit) => write({ page, language, key }, edit, contentProblem(text, content) === null),
  }
  return (
    <>
      <TextEditor
        field={field}
        saving={saving}
        control={controlOf(text, content)}
        look={look}
        onDone={onDone}
      />
      <DriftNote {...props} />
      <ProposalNote {...props} />
      <PlaceholderNote content={content} language={language} />
      <ItemTools
        page={page}
        language={language}
        text={text}
        texts={texts}
        onWritten={onWritten}
        onRemoved={onDone}
      />
    </>
  )
}

const LONG = 15

function controlOf({ kind }: StaffText, content: string): TextControl {
  if (kind === 'paragraph') return { rows: content.length > 200 ? 5 : 3, isShort: false }
  return { rows: content.length > LONG ? 3 : 1, isShort: true }
}

/** What the placeholders in the text are replaced by. */
function PlaceholderNote({ content, language }: { content: string; language: Language }) {
  const facts: Readonly<Record<string, string>> = firmFactsOf(language)
  const names = [...new Set(placeholdersIn(content))].filter((name) => facts[name] !== undefined)
  if (names.length === 0) return null
  return (
    <span className="mt-1 block font-normal font-text text-small tracking-normal">
      {names.map((name) => `{{${name}}} zeigt „${facts[name]}“.`).join(' ')}
    </span>
  )
}
