import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { EDITED_PAGE_ID, type EditedPage } from '#platform/rendering/domain/edited-page.ts'
import { LeavingQuestion } from '#shop/inline-edit/web/leaving-question.tsx'
import type { StaffText } from '../domain/staff-page.ts'
import { PageEditBar } from './page-edit-bar.tsx'
import { PagePictureDialog } from './page-picture-dialog.tsx'
import { PageTextEditor } from './page-text-editor.tsx'
import { pageOfText, pageTextsQuery, textId } from './page-texts-query.ts'
import { useOpenedTexts, useWantedText } from './use-opened-texts.ts'

/** Lets staff choose the texts and pictures of the page beside it, and edits them in their place. */
export function PageEditing(edited: EditedPage) {
  const { language } = edited
  const [places, setPlaces] = useState(edited.places)
  const pages = useMemo(() => [...new Set(places.map(({ page }) => page))], [places])
  const { texts, error } = useTexts(pages, edited)
  useSessionRefusalOf(error)
  const { opened, close, holderOf } = useOpenedTexts({ places, language, texts })
  const wanted = useWantedText({ places, language, texts })
  const queryClient = useQueryClient()

  /** Shows the page as it is now. */
  const readAgain = useCallback(async () => {
    await Promise.all(
      pages.map((page) => queryClient.invalidateQueries(pageTextsQuery(page, language))),
    )
    const next = await readPage()
    if (next) setPlaces(next)
  }, [pages, queryClient, language])

  return (
    <div lang="de">
      {opened.map(([id, text]) => {
        const place = { page: pageOfText(id), language, text }
        const editor = { ...place, onWritten: readAgain, onDone: () => close(id) }
        const alt = texts?.get(`${id}.alt`)
        return text.kind === 'picture' && alt ? (
          <PagePictureDialog key={id} {...editor} alt={alt} />
        ) : (
          createPortal(<PageTextEditor {...editor} texts={texts} />, holderOf(id), id)
        )
      })}
      <PageEditBar
        {...edited}
        places={places}
        texts={texts}
        wanted={wanted}
        onWritten={readAgain}
      />
      <LeavingQuestion />
    </div>
  )
}

/** The texts of several pages, by the ids of their editors; null until all are read. */
function useTexts(pages: readonly string[], { language }: EditedPage) {
  return useQueries({
    queries: pages.map((page) => pageTextsQuery(page, language)),
    combine: (results) => ({
      error: results.find(({ error }) => error)?.error ?? null,
      texts: results.every(({ data }) => data)
        ? new Map(results.flatMap(({ data }) => (data ? entriesOf(data) : [])))
        : null,
    }),
  })
}

function entriesOf({
  page,
  language,
  texts,
}: Omit<EditedPage, 'places'> & { texts: StaffText[] }): [string, StaffText][] {
  return texts.map((text) => [textId({ page, language, key: text.key }), text])
}

/** Puts the page as it is now in the place of what is shown. @returns its places; null where it could not be read */
async function readPage(): Promise<EditedPage['places'] | null> {
  const response = await fetch(location.href)
  if (!response.ok || response.redirected) {
    location.reload()
    return null
  }
  const read = new DOMParser().parseFromString(await response.text(), 'text/html')
  const content = read.getElementById(EDITED_PAGE_ID)
  const data = read.querySelector('[data-island="page-editor"] + script')?.textContent
  const shown = document.getElementById(EDITED_PAGE_ID)
  if (!content || !data || !shown) return null
  shown.replaceChildren(...content.childNodes)
  return (JSON.parse(data) as EditedPage).places
}
