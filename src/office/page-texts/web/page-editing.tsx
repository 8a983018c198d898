import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { EDITED_PAGE_ID, type EditedPage } from '#platform/rendering/domain/edited-page.ts'
import { LeavingQuestion } from '#shop/inline-edit/web/leaving-question.tsx'
import type { StaffText } from '../domain/staff-page.ts'
import { elementOfPlace, placeOf, revealPlaces } from './marked-texts.ts'
import { PageEditBar } from './page-edit-bar.tsx'
import { PagePictureDialog } from './page-picture-dialog.tsx'
import { PageTextEditor } from './page-text-editor.tsx'
import { pageTextsQuery } from './page-texts-query.ts'

/** The place of a text in all pages: "home/team.title". */
type TextId = string

const idOf = ({ page, key }: { page: string; key: string }): TextId => `${page}/${key}`

/** Lets staff choose the texts and pictures of the page beside it, and edits them in their place. */
export function PageEditing(edited: EditedPage) {
  const { language } = edited
  const [places, setPlaces] = useState(edited.places)
  const pages = useMemo(() => [...new Set(places.map(({ page }) => page))], [places])
  const { texts, error } = useTexts(pages, edited)
  useSessionRefusalOf(error)
  const { opened, open, close, holderOf } = useOpenedTexts(places, texts)
  const wanted = useWantedText(places, texts, open)
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
      {opened.map((id) => {
        const text = texts?.get(id)
        if (!text) return null
        const editor = {
          page: pageOf(id),
          language,
          text,
          onWritten: readAgain,
          onDone: () => close(id),
        }
        const alt = texts?.get(`${id}.alt`)
        return text.kind === 'picture' && alt ? (
          <PagePictureDialog key={id} {...editor} alt={alt} />
        ) : (
          createPortal(<PageTextEditor texts={texts} {...editor} />, holderOf(id), id)
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

function pageOf(id: TextId): string {
  return id.slice(0, id.indexOf('/'))
}

/** The texts of several pages; null until all are read. */
function useTexts(pages: readonly string[], { language }: EditedPage) {
  return useQueries({
    queries: pages.map((page) => pageTextsQuery(page, language)),
    combine: (results) => ({
      error: results.find(({ error }) => error)?.error ?? null,
      texts: results.every(({ data }) => data)
        ? new Map(
            results.flatMap(({ data }, index) =>
              (data?.texts ?? []).map((text): [TextId, StaffText] => [
                idOf({ page: pages[index] ?? '', key: text.key }),
                text,
              ]),
            ),
          )
        : null,
    }),
  })
}

/** Which texts are being edited, and the elements of their editors, each in the place of its text. */
function useOpenedTexts(
  places: EditedPage['places'],
  texts: ReadonlyMap<TextId, StaffText> | null,
) {
  const [opened, setOpened] = useState<readonly TextId[]>([])
  const [holders] = useState(() => new Map<TextId, HTMLElement>())
  const latest = useRef({ places, texts, opened })
  latest.current = { places, texts, opened }
  /** The text whose editor was closed last: it takes the focus as soon as it is shown. */
  const left = useRef<TextId | null>(null)
  const isKnown = texts !== null

  const open = useCallback((id: TextId) => setOpened((all) => [...new Set([...all, id])]), [])

  const close = useCallback(
    (id: TextId) => {
      setOpened((all) => all.filter((one) => one !== id))
      holders.get(id)?.remove()
      holders.delete(id)
      left.current = id
    },
    [holders],
  )

  const holderOf = useCallback(
    (id: TextId) => {
      const holder = holders.get(id) ?? document.createElement('span')
      holder.lang = 'de'
      holders.set(id, holder)
      return holder
    },
    [holders],
  )

  // After each reading of the page its elements are new.
  useEffect(() => {
    const page = document.getElementById(EDITED_PAGE_ID)
    if (!page || !isKnown) return
    revealPlaces(page, (place, shown) => describe(latest.current, place, shown))
    const choose = (event: Event) => {
      const place = places[placeOf(event) ?? -1]
      const isKey = event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' '
      if (!place || isKey) return
      event.preventDefault()
      event.stopPropagation()
      open(pictureOf(idOf(place), latest.current.texts))
    }
    const refuse = (event: Event) => event.preventDefault()
    page.addEventListener('click', choose, true)
    page.addEventListener('keydown', choose, true)
    page.addEventListener('submit', refuse, true)
    return () => {
      page.removeEventListener('click', choose, true)
      page.removeEventListener('keydown', choose, true)
      page.removeEventListener('submit', refuse, true)
    }
  }, [places, isKnown, open])

  useEffect(() => {
    for (const id of opened) {
      const element = elementOf(id, places)
      if (!element || texts?.get(id)?.kind === 'picture') continue
      element.style.setProperty('display', 'none', 'important')
      element.after(holderOf(id))
    }
  }, [opened, places, texts, holderOf])

  useEffect(() => {
    const element = left.current === null ? null : elementOf(left.current, places)
    if (!element) return
    element.style.removeProperty('display')
    element.focus()
    left.current = null
  })

  return { opened, open, close, holderOf }
}

/**
 * Opens the text that the address names: "#home/team.title". Returns the page, and the text's label, where it is not on
 * this page or a whole page is named: "#site".
 */
function useWantedText(
  places: EditedPage['places'],
  texts: ReadonlyMap<TextId, StaffText> | null,
  open: (id: TextId) => void,
) {
  const [wanted, setWanted] = useState<{ page: string; search: string } | null>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !texts) return
    isDone.current = true
    const id = location.hash.slice(1)
    const element = elementOf(pictureOf(id, texts), places)
    if (element) {
      open(pictureOf(id, texts))
      element.scrollIntoView({ behavior: 'instant', block: 'center' })
    } else if (id !== '') {
      const [page = ''] = id.split('/')
      setWanted({ page, search: texts.get(id)?.label ?? '' })
    }
  }, [places, texts, open])
  return wanted
}

/** The picture whose description is at the place, or the text itself. */
function pictureOf(id: TextId, texts: ReadonlyMap<TextId, StaffText> | null): TextId {
  const picture = id.replace(/\.alt$/, '')
  return texts?.get(picture)?.kind === 'picture' ? picture : id
}

function elementOf(id: TextId, places: EditedPage['places']): HTMLElement | null {
  const page = document.getElementById(EDITED_PAGE_ID)
  const index = places.findIndex((place) => idOf(place) === id || idOf(place) === `${id}.alt`)
  return page && index >= 0 ? elementOfPlace(page, index) : null
}

function describe(
  { places, texts }: { places: EditedPage['places']; texts: ReadonlyMap<TextId, StaffText> | null },
  index: number,
  shown: string,
) {
  const place = places[index]
  const text = place && texts?.get(pictureOf(idOf(place), texts))
  const label = text?.label ?? 'Text'
  if (text?.kind === 'picture') return { name: `Bild ändern: ${label}`, empty: '' }
  return {
    name: shown === '' ? `${label} hinzufügen` : `${label} bearbeiten: ${shown}`,
    empty: `+ ${label}`,
  }
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
