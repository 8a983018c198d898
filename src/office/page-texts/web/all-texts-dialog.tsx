import { useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import type { Language } from '#site/pages/domain/languages.ts'
import { idsOf, newId } from '#site/pages/domain/page-content.ts'
import type { StaffText } from '../domain/staff-page.ts'
import { PagePictureDialog } from './page-picture-dialog.tsx'
import { PageTextEditor } from './page-text-editor.tsx'
import { pageOfText, shownContent, textId } from './page-texts-query.ts'
import { SearchPreview } from './search-preview.tsx'
import { useDraftWrite } from './use-draft-write.ts'

interface AllTextsDialogProps {
  page: string
  language: Language
  texts: ReadonlyMap<string, StaffText> | null
  /** What is searched for at first. */
  searched?: string | undefined
  onWritten: () => Promise<void>
  onClose: () => void
}

/**
 * Every text of a page, also those that cannot be chosen on it: what search engines and screen readers say, texts of
 * buttons, and lists without an item.
 */
export function AllTextsDialog(props: AllTextsDialogProps) {
  const { page, language, texts, searched = '', onWritten, onClose } = props
  const [search, setSearch] = useState(searched)
  const all = [...(texts ?? [])].filter(([id]) => pageOfText(id) === page).map(([, text]) => text)
  const wanted = search.trim().toLowerCase()
  const found = all.filter(
    (text) =>
      (text.kind !== 'list' || text.list?.least === 0) &&
      `${text.label} ${shownContent(text)}`.toLowerCase().includes(wanted),
  )
  return (
    <Dialog open onClose={onClose} title="Alle Texte dieser Seite" place="side">
      <SearchPreview texts={all} language={language} />
      <TextField
        id="all-texts-search"
        type="search"
        label="Suchen"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        className="mt-6"
      />
      {found.length === 0 && <p className="mt-4">{`Kein Text enthält „${search}“.`}</p>}
      <ul className="mt-4 grid gap-4">
        {found.map((text) => (
          <TextOfPage
            key={text.key}
            page={page}
            language={language}
            text={text}
            texts={texts}
            onWritten={onWritten}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface TextOfPageProps extends Omit<AllTextsDialogProps, 'onClose' | 'searched'> {
  text: StaffText
}

function TextOfPage(props: TextOfPageProps) {
  const { page, language, text, texts } = props
  const [isOpen, setOpen] = useState(false)
  const alt = texts?.get(textId({ page, language, key: `${text.key}.alt` }))
  const onDone = () => setOpen(false)
  return (
    <li className="border-sand border-t pt-3">
      <p className="flex flex-wrap items-center gap-2 text-muted text-small">
        <span>{text.label}</span>
        {text.draft && <Badge tone="orange">Entwurf</Badge>}
      </p>
      {isOpen && text.kind !== 'picture' ? (
        <PageTextEditor {...props} look="form" onDone={onDone} />
      ) : text.kind === 'list' ? (
        <AddItem {...props} />
      ) : (
        <div className="mt-1 flex items-start justify-between gap-3">
          <p className="wrap-anywhere min-w-0 whitespace-pre-line">
            {text.kind === 'picture' ? 'Bild' : shownContent(text) || 'Leer'}
          </p>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Bearbeiten: ${text.label}`}
            onClick={() => setOpen(true)}
          >
            Bearbeiten
          </Button>
        </div>
      )}
      {isOpen && text.kind === 'picture' && alt && (
        <PagePictureDialog {...props} alt={alt} onDone={onDone} />
      )}
    </li>
  )
}

/** Adds an item to a list, which may have none. */
function AddItem({ page, language, text, onWritten }: TextOfPageProps) {
  const write = useDraftWrite(onWritten)
  const content = shownContent(text)
  const ids = idsOf(content)
  const { each = 'Eintrag', most = 0 } = text.list ?? {}
  return (
    <div className="mt-1 flex items-start justify-between gap-3">
      <p>{`${ids.length} von höchstens ${most}`}</p>
      <Button
        variant="secondary"
        size="small"
        disabled={ids.length >= most}
        onClick={() =>
          void write(
            { page, language, key: text.key },
            {
              before: { content },
              after: { content: [...ids, newId(ids)].join(' ') },
              version: text.version,
            },
          )
        }
      >
        {`${each} hinzufügen`}
      </Button>
    </div>
  )
}
