import { Button } from '#platform/design/web/button.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { contentProblem } from '#site/pages/domain/content-problem.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import { idsOf, listContent, newId } from '#site/pages/domain/page-content.ts'
import type { StaffText } from '../domain/staff-page.ts'
import { shownContent, textId } from './page-texts-query.ts'
import { useDraftWrite } from './use-draft-write.ts'

interface ItemToolsProps {
  page: string
  language: Language
  text: StaffText
  texts: ReadonlyMap<string, StaffText> | null
  onWritten: () => Promise<void>
  /** Called when an item that the text belongs to is removed: its editor closes. */
  onRemoved: () => void
}

/** For a text in lists: moves, removes and adds the item that it belongs to. */
export function ItemTools({ text, texts, ...props }: ItemToolsProps) {
  return text.items.map(({ list, id }) => {
    const ofList = texts?.get(textId({ ...props, key: list }))
    return ofList && <ToolsOfItem key={list} {...props} list={ofList} id={id} />
  })
}

interface ToolsOfItemProps {
  page: string
  language: Language
  /** The list's own text, whose content are the ids of its items. */
  list: StaffText
  id: string
  onWritten: () => Promise<void>
  onRemoved: () => void
}

function ToolsOfItem(props: ToolsOfItemProps) {
  const { page, language, list, id, onWritten, onRemoved } = props
  const write = useDraftWrite(onWritten)
  const content = shownContent(list)
  const ids = idsOf(content)
  const index = ids.indexOf(id)
  const each = list.list?.each ?? 'Eintrag'
  const name = `${each} ${index + 1}`

  async function save(next: readonly string[]): Promise<boolean> {
    const after = listContent(next)
    const problem = contentProblem(list, after)
    if (problem !== null) {
      notify({ title: 'Fehler', description: problem, variant: 'destructive' })
      return false
    }
    const { kind } = await write(
      { page, language, key: list.key },
      { before: { content }, after: { content: after }, version: list.version },
    )
    return kind === 'saved'
  }
  const moveTo = (place: number) => save(ids.toSpliced(index, 1).toSpliced(place, 0, id))
  const tools = [
    { label: 'Nach vorn', isOff: index <= 0, run: () => moveTo(index - 1) },
    { label: 'Nach hinten', isOff: index === ids.length - 1, run: () => moveTo(index + 1) },
    {
      label: 'Entfernen',
      isOff: ids.length <= (list.list?.least ?? 0),
      run: async () => {
        if (await save(ids.toSpliced(index, 1))) onRemoved()
      },
    },
    {
      label: `${each} einfügen`,
      isOff: ids.length >= (list.list?.most ?? 0),
      run: () => save(ids.toSpliced(index + 1, 0, newId(ids))),
    },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: in the place of a heading's text there can be no fieldset
    <span
      role="group"
      aria-label={name}
      className="mt-2 flex flex-wrap items-center gap-2 font-normal font-text text-small tracking-normal"
    >
      <span className="font-semibold">{`${name}:`}</span>
      {tools.map(({ label, isOff, run }) => (
        <Button
          key={label}
          variant="secondary"
          size="small"
          disabled={isOff}
          aria-label={`${name}: ${label}`}
          onClick={() => void run()}
        >
          {label}
        </Button>
      ))}
    </span>
  )
}
