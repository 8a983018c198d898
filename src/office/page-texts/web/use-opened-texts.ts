import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { closeEditor, openEditor, useOpenEditors } from '#platform/editing/web/edit-drafts.ts'
import { EDITED_PAGE_ID, type EditedPage } from '#platform/rendering/domain/edited-page.ts'
import type { StaffText } from '../domain/staff-page.ts'
import { elementOfPlace, placeOf, revealPlaces } from './marked-texts.ts'
import { textId } from './page-texts-query.ts'

interface ShownTexts extends Pick<EditedPage, 'places' | 'language'> {
  /** All texts that are edited here, by the ids of their editors; null until they are read. */
  texts: ReadonlyMap<string, StaffText> | null
}

/** Which texts are being edited, and the elements of their editors, each in the place of its text. */
export function useOpenedTexts(shown: ShownTexts) {
  const { places, texts } = shown
  const editors = useOpenEditors()
  const opened = useMemo(
    () =>
      [...editors].flatMap((id): [string, StaffText][] => {
        const text = texts?.get(id)
        return text ? [[id, text]] : []
      }),
    [editors, texts],
  )
  const [holders] = useState(() => new Map<string, HTMLElement>())
  /** The text whose editor was closed last: it takes the focus as soon as it is shown. */
  const left = useRef<string | null>(null)
  const latest = useRef(shown)
  latest.current = shown
  const isKnown = texts !== null

  const close = useCallback(
    (id: string) => {
      closeEditor(id)
      holders.get(id)?.remove()
      holders.delete(id)
      left.current = id
    },
    [holders],
  )

  const holderOf = useCallback(
    (id: string) => {
      const holder = holders.get(id) ?? document.createElement('span')
      holder.lang = 'de'
      holders.set(id, holder)
      return holder
    },
    [holders],
  )

  // After each reading of the page its elements are new.
  useLayoutEffect(() => {
    const page = document.getElementById(EDITED_PAGE_ID)
    if (!page || !isKnown || places.length === 0) return
    revealPlaces(page, (place, words) => describe(latest.current, place, words))
    return listenTo(page, (place) => openEditor(idOfPlace(latest.current, place)))
  }, [places, isKnown])

  // Before the editors take the focus, which they can only in the page.
  useLayoutEffect(() => {
    for (const [id, { kind }] of opened) {
      const element = elementOf(shown, id)
      if (!element || kind === 'picture') continue
      element.style.setProperty('display', 'none', 'important')
      element.after(holderOf(id))
    }
    const element = left.current === null ? null : elementOf(shown, left.current)
    if (!element) return
    element.style.removeProperty('display')
    element.focus()
    left.current = null
  })

  return { opened, close, holderOf }
}

/**
 * Opens the text that the address names: "#home/team.title". Returns the page, and the text's label, where it is not on
 * this page or a whole page is named: "#site".
 */
export function useWantedText(shown: ShownTexts) {
  const [wanted, setWanted] = useState<{ page: string; search: string } | null>(null)
  const isDone = useRef(false)
  useEffect(() => {
    const { texts, language } = shown
    if (isDone.current || !texts) return
    isDone.current = true
    const [page = '', key = ''] = location.hash.slice(1).split('/')
    const id = textId({ page, language, key: key.replace(/\.alt$/, '') })
    const element = elementOf(shown, id)
    if (element) {
      openEditor(id)
      element.scrollIntoView({ behavior: 'instant', block: 'center' })
    } else if (page !== '') setWanted({ page, search: texts.get(id)?.label ?? '' })
  })
  return wanted
}

/** A click, or a key, on a text or a picture chooses it. Forms of the page are not sent. */
function listenTo(page: HTMLElement, onChoose: (place: number) => void): () => void {
  const choose = (event: Event) => {
    const place = placeOf(event)
    const isOtherKey = event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' '
    if (place === null || isOtherKey) return
    event.preventDefault()
    event.stopPropagation()
    onChoose(place)
  }
  const refuse = (event: Event) => event.preventDefault()
  const listeners = { click: choose, keydown: choose, submit: refuse }
  for (const [type, listener] of Object.entries(listeners))
    page.addEventListener(type, listener, true)
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      page.removeEventListener(type, listener, true)
  }
}

/** The id of the text at a place; that of the picture where it is the picture's description. */
function idOfPlace({ places, language, texts }: ShownTexts, index: number): string {
  const place = places[index]
  if (!place) return ''
  const picture = textId({ ...place, language, key: place.key.replace(/\.alt$/, '') })
  return texts?.get(picture)?.kind === 'picture' ? picture : textId({ ...place, language })
}

function elementOf(shown: ShownTexts, id: string): HTMLElement | null {
  const page = document.getElementById(EDITED_PAGE_ID)
  const index = shown.places.findIndex((_, place) => idOfPlace(shown, place) === id)
  return page && index >= 0 ? elementOfPlace(page, index) : null
}

function describe(shown: ShownTexts, place: number, words: string) {
  const text = shown.texts?.get(idOfPlace(shown, place))
  const label = text?.label ?? 'Text'
  const isDrifting = text?.other?.was != null
  if (text?.kind === 'picture') return { name: `Bild ändern: ${label}`, empty: '', isDrifting }
  return {
    name: words === '' ? `${label} hinzufügen` : `${label} bearbeiten: ${words}`,
    empty: `+ ${label}`,
    isDrifting,
  }
}
