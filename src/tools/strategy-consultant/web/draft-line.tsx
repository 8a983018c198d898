import type { ReactNode } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import { CloseIcon, PencilIcon } from '#platform/design/web/icons.tsx'
import { LINE_MAX_LENGTH, lineOf } from '../domain/strategy-edits.ts'
import { LineButton, StrikeIcon } from './line-button.tsx'
import { BasisLine } from './statement-text.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import {
  type AddedItem,
  type DraftEditor,
  type DraftedItem,
  type EditedItem,
  FOCUS_IDS,
} from './use-draft-editor.ts'

interface LineProps {
  texts: StrategyConsultantTexts
  editor: DraftEditor
  /** Accessible name of the line. */
  name: string
}

interface DraftLineProps extends Omit<LineProps, 'editor'> {
  /** Missing while the draft is being written: the line is only shown then. */
  editor: DraftEditor | undefined
  item: DraftedItem
  /** False for a part of something that is struck out as a whole. */
  canStrike?: boolean
  /** Shows the line; its text may be the person's. */
  children: (text: string, isChanged: boolean) => ReactNode
  /** The line as drafted, shown on demand beside the person's words; without it, its text. */
  drafted?: ReactNode
}

/** A line of the draft that can be changed and struck out. */
export function DraftLine(props: DraftLineProps) {
  const { texts, editor, item, name, canStrike = true, children, drafted } = props
  if (!editor) return children(item.original, false)
  const { text, isChanged, isStruck } = lineOf(editor.edits, item.key, item.original)
  const value = editor.openText(item)
  if (value !== undefined) return <LineField {...{ texts, editor, item, name, value }} />
  if (isStruck) return <StruckLine {...{ texts, editor, item, name, text }} />
  return (
    <LineFrame
      buttons={
        <>
          <EditButton {...{ texts, editor, item, name }} />
          {canStrike && <StrikeButton {...{ texts, editor, item, name }} />}
        </>
      }
    >
      {children(text, isChanged)}
      {isChanged && (
        <>
          <BasisLine texts={texts} basis="changed" />
          <DraftedWords {...{ texts, editor, item, name }}>
            {drafted ?? <p className="whitespace-pre-line break-words">{item.original}</p>}
          </DraftedWords>
        </>
      )}
    </LineFrame>
  )
}

/** A line that somebody added. */
export function AddedLineItem({
  texts,
  editor,
  item,
  name,
  text,
}: LineProps & { item: AddedItem; text: string }) {
  const value = editor.openText(item)
  if (value !== undefined) return <LineField {...{ texts, editor, item, name, value }} />
  return (
    <LineFrame
      buttons={
        <>
          <EditButton {...{ texts, editor, item, name }} />
          <LineButton label={texts.draft.edit.remove(name)} onClick={() => editor.remove(item)}>
            <CloseIcon />
          </LineButton>
        </>
      }
    >
      <p className="whitespace-pre-line break-words">{text.trim()}</p>
      <BasisLine texts={texts} basis="added" />
    </LineFrame>
  )
}

function LineFrame({ buttons, children }: { buttons: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-1">
      <div className="min-w-0 grow">{children}</div>
      <div className="-my-2 -mr-3 flex shrink-0 flex-col sm:flex-row print:hidden">{buttons}</div>
    </div>
  )
}

function EditButton({ texts, editor, item, name }: LineProps & { item: EditedItem }) {
  return (
    <LineButton
      id={FOCUS_IDS.edit(item)}
      label={texts.draft.edit.change(name)}
      onClick={() => editor.begin(item)}
    >
      <PencilIcon />
    </LineButton>
  )
}

export function StrikeButton({ texts, editor, item, name }: LineProps & { item: DraftedItem }) {
  return (
    <LineButton label={texts.draft.edit.strike(name)} onClick={() => editor.strike(item)}>
      <StrikeIcon />
    </LineButton>
  )
}

/** The words of the draft, on demand, beside the person's. */
function DraftedWords({
  texts,
  editor,
  item,
  name,
  children,
}: LineProps & { item: DraftedItem; children: ReactNode }) {
  const { edit } = texts.draft
  return (
    <details className="text-secondary text-small print:hidden">
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline decoration-dotted underline-offset-3">
        {edit.original}
      </summary>
      <div className="mt-1.5 border-sand border-l-2 pl-3">
        {children}
        <Button
          variant="ghost"
          size="small"
          className="-ml-3 px-3!"
          aria-label={`${edit.restore}: ${name}`}
          onClick={() => editor.restore(item)}
        >
          <span className="underline underline-offset-3">{edit.restore}</span>
        </Button>
      </div>
    </details>
  )
}

/** A line that does not count any more, with the button that takes this back. */
export function StruckLine({
  texts,
  editor,
  item,
  name,
  text,
}: LineProps & { item: DraftedItem; text: string }) {
  const { edit } = texts.draft
  return (
    <div className="min-w-0 print:hidden">
      <p className="whitespace-pre-line break-words text-muted">
        <span className="sr-only">{edit.struck}: </span>
        <s>{text}</s>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
        <span aria-hidden="true" className="font-semibold text-muted">
          {edit.struck}
        </span>
        <Button
          id={FOCUS_IDS.takeBack(item)}
          variant="ghost"
          size="small"
          className="-my-2 px-3!"
          aria-label={`${edit.takeBack}: ${name}`}
          onClick={() => editor.takeBack(item)}
        >
          <span className="underline underline-offset-3">{edit.takeBack}</span>
        </Button>
      </p>
    </div>
  )
}

/** The field of an open line: Enter finishes, Escape cancels, Shift and Enter begin a new line. */
function LineField({
  texts,
  editor,
  item,
  name,
  value,
}: LineProps & { item: EditedItem; value: string }) {
  const { edit } = texts.draft
  return (
    <div className="min-w-0 print:hidden">
      <textarea
        id={FOCUS_IDS.field(item)}
        aria-label={name}
        rows={2}
        maxLength={LINE_MAX_LENGTH}
        enterKeyHint="done"
        value={value}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => editor.type(item, target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') editor.cancel(item)
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          editor.finish(item)
        }}
        className={classes(CONTROL_LOOK, 'field-sizing-content min-h-20 resize-none py-2.5')}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => editor.finish(item)}>
          {edit.done}
        </Button>
        <Button variant="ghost" size="small" onClick={() => editor.cancel(item)}>
          {edit.cancel}
        </Button>
      </div>
    </div>
  )
}
