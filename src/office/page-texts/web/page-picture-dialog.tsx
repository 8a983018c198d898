import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useId, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import { PictureAddress } from '#shop/inline-edit/web/picture-address.tsx'
import { PictureChoices } from '#shop/inline-edit/web/picture-choice-list.tsx'
import { imagesQuery } from '#shop/inline-edit/web/picture-choices.ts'
import { PictureUpload } from '#shop/inline-edit/web/picture-upload.tsx'
import type { Language } from '#site/pages/domain/languages.ts'
import { pictureContent, readPicture } from '#site/pages/domain/page-content.ts'
import { imagePathOf } from '#site/pages/web/image-address.ts'
import { PICTURES, type PictureName } from '#site/pages/web/images.ts'
import type { StaffText } from '../domain/staff-page.ts'
import { shownContent } from './page-texts-query.ts'
import { useDraftWrite } from './use-draft-write.ts'

interface PagePictureDialogProps {
  page: string
  language: Language
  text: StaffText
  /** The picture's description. */
  alt: StaffText
  onWritten: () => Promise<void>
  onDone: () => void
}

/** The product's own pictures. */
const OWN = (Object.keys(PICTURES) as PictureName[]).map((name) => ({
  path: imagePathOf(name),
  name,
}))

const LANGUAGE_NAMES = { de: 'Deutsch', en: 'Englisch' } as const

/** Replaces a picture of a page, says what stays in view where it is cut, and describes it. */
export function PagePictureDialog(props: PagePictureDialogProps) {
  const { page, language, text, alt, onWritten, onDone } = props
  const editor = usePicture(props)
  const uploaded = useQuery(imagesQuery)
  const altId = useId()
  const write = useDraftWrite(onWritten)
  const { image, focus, description } = editor

  async function save() {
    editor.setPending(true)
    const place = { page, language }
    const picture = pictureContent(image, focus)
    const outcomes = [
      picture === shownContent(text) ||
        (await write({ ...place, key: text.key }, editOf(text, picture))),
      description.trim() === shownContent(alt) ||
        (await write({ ...place, key: alt.key }, editOf(alt, description.trim()))),
    ]
    editor.setPending(false)
    if (outcomes.every((outcome) => outcome === true || outcome.kind === 'saved')) onDone()
    else if (outcomes.some((outcome) => outcome !== true && outcome.kind === 'conflict'))
      editor.setProblem(
        'Jemand anderes hat dieses Bild inzwischen geändert. Wenn Sie noch einmal speichern, gilt Ihres.',
      )
  }

  return (
    <Dialog
      open
      onClose={() => editor.isPending || onDone()}
      title="Bild ändern"
      description={text.label}
    >
      <div className="grid gap-6">
        {image === '' ? (
          <p className="rounded-card bg-sand p-6 text-center">Kein Bild</p>
        ) : (
          <FocusField src={addressOf(image)} focus={focus} onFocus={editor.setFocus} />
        )}
        <TextField
          id={altId}
          label={`Bildbeschreibung (${LANGUAGE_NAMES[language]})`}
          hint="Für Menschen, die das Bild nicht sehen. Leer, wenn es nur schmückt."
          maxLength={300}
          value={description}
          onChange={({ target }) => editor.setDescription(target.value)}
        />
        <PictureChoices
          choices={[
            ...(uploaded.data ?? []).map(({ path, fileName }) => ({ path, name: fileName })),
            ...OWN,
          ]}
          chosen={addressOf(image)}
          onChoose={editor.choose}
        />
        {uploaded.isError && (
          <p role="alert" className="text-error text-small">
            Die hochgeladenen Bilder konnten nicht geladen werden.
          </p>
        )}
        <PictureUpload onUploaded={editor.choose} />
        <PictureAddress onChoose={editor.choose} />
        <div className="tall:sticky -bottom-6 z-20 -mx-6 -mb-6 grid gap-3 border-sand border-t bg-page px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
          {editor.problem && (
            <p role="alert" className="text-error text-small">
              {editor.problem}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button size="small" pending={editor.isPending} onClick={() => void save()}>
              Speichern
            </Button>
            <Button variant="secondary" size="small" disabled={editor.isPending} onClick={onDone}>
              Abbrechen
            </Button>
            {text.isOptional && image !== '' && (
              <Button
                variant="secondary"
                size="small"
                disabled={editor.isPending}
                onClick={() => editor.choose('')}
              >
                Kein Bild
              </Button>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  )
}

function usePicture({ text, alt }: PagePictureDialogProps) {
  const [{ image, focus }, setPicture] = useState(() => readPicture(shownContent(text)))
  const [description, setDescription] = useState(shownContent(alt))
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    image,
    focus,
    setFocus: (next: readonly [number, number]) => setPicture({ image, focus: next }),
    choose: (address: string) =>
      setPicture({
        image: nameOf(address),
        focus: address === addressOf(image) ? focus : [50, 50],
      }),
    description,
    setDescription,
    isPending,
    setPending,
    problem,
    setProblem,
  }
}

function editOf(text: StaffText, content: string) {
  return {
    before: { content: shownContent(text) },
    after: { content },
    version: text.version,
  }
}

/** The product's pictures are stored by their names, all others by their addresses. */
function addressOf(image: string): string {
  return Object.hasOwn(PICTURES, image) ? imagePathOf(image as PictureName) : image
}

function nameOf(address: string): string {
  return OWN.find(({ path }) => path === address)?.name ?? address
}

interface FocusFieldProps {
  src: string
  focus: readonly [x: number, y: number]
  onFocus: (focus: readonly [number, number]) => void
}

const AXES = ['Von links', 'Von oben'] as const

/** The picture with the point that stays in view: chosen by a click, or by numbers. */
function FocusField({ src, focus, onFocus }: FocusFieldProps) {
  const [x, y] = focus
  function choose({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onFocus([percent((clientX - left) / width), percent((clientY - top) / height)])
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-small">Was im Blick bleibt</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the numbers below do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the numbers below do the same */}
      <div
        onClick={choose}
        className="relative cursor-crosshair overflow-clip rounded-card bg-sand"
      >
        <PictureOfUrl
          key={src}
          src={src}
          alt="Vorschau"
          sizes="(min-width: 40rem) 536px, 100vw"
          className="block h-auto w-full"
        />
        <span
          aria-hidden="true"
          style={{ left: `${x}%`, top: `${y}%` }}
          className="absolute size-6 -translate-1/2 rounded-full border-3 border-white bg-brand shadow-card"
        />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-4">
        {AXES.map((label, axis) => (
          <label key={label} className="grid gap-1 text-small">
            <span>{`${label}: ${focus[axis]} %`}</span>
            <input
              type="range"
              min={0}
              max={100}
              value={focus[axis]}
              onChange={({ target }) => {
                const value = Number(target.value)
                onFocus(axis === 0 ? [value, y] : [x, value])
              }}
              className="accent-brand"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function percent(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100)
}
