import type { ReactNode } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { PlusIcon } from '#platform/design/web/icons.tsx'
import type { EditedSection } from '../domain/strategy-edits.ts'
import { AddedLineItem } from './draft-line.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import { type DraftEditor, FOCUS_IDS } from './use-draft-editor.ts'

interface SectionProps {
  texts: StrategyConsultantTexts
  /** Missing while the draft is being written. */
  editor: DraftEditor | undefined
  section: EditedSection
  /** The section's title as on the screen. */
  title: string
}

interface AddedLinesProps extends SectionProps {
  /** Number of the lines before them. */
  count: number
  /** The element around a line, by its number. */
  children: (line: ReactNode, number: number, key: number) => ReactNode
}

/** The lines that somebody added to a section. An empty one is shown while it is open. */
export function AddedLines({ texts, editor, section, title, count, children }: AddedLinesProps) {
  if (!editor) return null
  return editor.addedTo(section).map(({ id, text }, index) => {
    const number = count + index + 1
    const name = texts.draft.edit.line(title, number)
    const item = { section, id }
    return children(<AddedLineItem {...{ texts, editor, name, item, text }} />, number, id)
  })
}

/** The end of a section: the last edit with a button that undoes it, and the button that adds a line. */
export function SectionEnd({ texts, editor, section, title }: SectionProps) {
  if (!editor) return null
  const { lastEdit } = editor
  const { edit } = texts.draft
  const isHere = lastEdit?.section === section
  return (
    <div className="mt-4 print:hidden">
      <div role="status">
        {isHere && (
          <p className="flex flex-wrap items-center gap-x-3 text-secondary text-small">
            <span>{edit.notices[lastEdit.what]}</span>
            <Button
              id={FOCUS_IDS.undo(section)}
              variant="ghost"
              size="small"
              className="px-3!"
              onClick={editor.undo}
            >
              <span className="underline underline-offset-3">
                {lastEdit.what === 'undone' ? edit.redo : edit.undo}
              </span>
            </Button>
          </p>
        )}
      </div>
      {editor.canAdd(section) ? (
        <AddLine {...{ texts, editor, section, title }} />
      ) : (
        <p className="text-muted text-small">{edit.full}</p>
      )}
    </div>
  )
}

/** The button that adds a line to a section. Away from the section's title it names the section. */
export function AddLine({
  texts,
  editor,
  section,
  title,
  isNamed = false,
}: SectionProps & { editor: DraftEditor; isNamed?: boolean }) {
  const { add } = texts.draft.edit
  const name = `${add}: ${title}`
  return (
    <Button
      id={FOCUS_IDS.add(section)}
      variant="ghost"
      size="small"
      className="-ml-3 px-3!"
      aria-label={name}
      onClick={() => editor.add(section)}
    >
      <PlusIcon />
      <span>{isNamed ? name : add}</span>
    </Button>
  )
}
