import { useState } from 'react'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { PencilIcon } from '#platform/design/web/icons.tsx'
import { useRoomBelow } from '#platform/design/web/use-room-below.ts'
import type { EditedPage } from '#platform/rendering/domain/edited-page.ts'
import { StoredDrafts } from '#shop/inline-edit/web/edit-bar.tsx'
import type { Language } from '#site/pages/domain/languages.ts'
import type { StaffText } from '../domain/staff-page.ts'
import { AllTextsDialog } from './all-texts-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'

interface PageEditBarProps extends EditedPage {
  /** All texts that are edited here, by page and key; null until they are read. */
  texts: ReadonlyMap<string, StaffText> | null
  /** Texts that the list of all shows at first, where the address names some. */
  wanted: { page: string; search: string } | null
  onWritten: () => Promise<void>
}

const OTHER = { de: 'en', en: 'de' } as const satisfies Record<Language, Language>
const LANGUAGE_NAMES = { de: 'Deutsch', en: 'Englisch' } as const
const TEXTS_WAITING = { one: 'Text ist im Entwurf', many: 'Texte sind im Entwurf' }

type OpenDialog = 'texts' | 'publish' | null

/** The bar below a page that staff edit: what waits to be published, and all that is not on the page itself. */
export function PageEditBar(props: PageEditBarProps) {
  const { page, language, texts, places, wanted, onWritten } = props
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [isWanted, setWanted] = useState(true)
  const listed = isWanted ? wanted : null
  const bar = useRoomBelow()
  const drafts = [...(texts?.values() ?? [])].filter(({ draft }) => draft)
  const pages = [...new Set(places.map((place) => place.page))]
  return (
    <>
      <div aria-hidden="true" className="h-(--bottom-bar-height) bg-ink" />
      <section
        ref={bar}
        data-bottom-bar
        aria-label="Seite bearbeiten"
        className="on-dark tall:fixed inset-x-0 bottom-0 z-30 bg-ink pb-[env(safe-area-inset-bottom)] text-white"
      >
        <StoredDrafts />
        <div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <p role="status" className="flex min-w-0 items-center gap-3 text-small leading-tight">
            <PencilIcon className="text-late max-sm:hidden" />
            <span>
              <strong className="font-semibold">{`Entwurf, ${LANGUAGE_NAMES[language]}`}</strong>
              <span className="max-sm:hidden">
                {drafts.length === 0
                  ? ': Klicken Sie auf einen Text oder ein Bild.'
                  : `: ${counted(TEXTS_WAITING, drafts.length)}.`}
              </span>
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonAnchor
              href={`/bearbeiten/${page}/${OTHER[language]}`}
              variant="outline"
              size="small"
            >
              {LANGUAGE_NAMES[OTHER[language]]}
            </ButtonAnchor>
            <Button variant="outline" size="small" onClick={() => setDialog('texts')}>
              Alle Texte
            </Button>
            <ButtonAnchor href="/admin/dashboard?ansicht=cms" variant="outline" size="small">
              Beenden
            </ButtonAnchor>
            <Button variant="inverse" size="small" onClick={() => setDialog('publish')}>
              {drafts.length === 0 ? 'Veröffentlichen' : `Veröffentlichen (${drafts.length})`}
            </Button>
          </div>
        </div>
      </section>
      {(dialog === 'texts' || listed) && (
        <AllTextsDialog
          page={listed?.page ?? page}
          language={language}
          texts={texts}
          searched={listed?.search}
          onWritten={onWritten}
          onClose={() => {
            setDialog(null)
            setWanted(false)
          }}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog pages={pages} onDone={onWritten} onClose={() => setDialog(null)} />
      )}
    </>
  )
}
