import { classes } from '#platform/design/web/classes.ts'
import { CloseIcon, EnlargeIcon } from '#platform/design/web/icons.tsx'
import type { ShownText } from '#platform/editing/web/content-text.ts'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import type { Training } from '../domain/training.ts'
import { ownBoardOf } from './board-pictures.ts'
import { ChangePicture, EditableContent, useIsEditing } from './editing/editable.tsx'

const LARGE_ID = 'ergebnis-gross'

interface ResultPictureProps {
  training: Training
  caption: ShownText
}

/**
 * What participants take home, as a picture that opens large: a native popover, so it does without scripts, closes on
 * Escape and returns the focus. Without a picture there is nothing, and in edit mode a button that adds one.
 */
export function ResultPicture({ training, caption }: ResultPictureProps) {
  const isEditing = useIsEditing()
  const { boardImage } = training
  if (boardImage === null)
    return isEditing ? (
      <div className="relative mt-10 min-h-11">
        <ChangePicture of={training} field="boardImage" className="top-0 left-0" />
      </div>
    ) : null
  const alt = ownBoardOf(boardImage)?.shows ?? caption.content
  return (
    <figure className="mt-10">
      <div className="relative">
        <button
          type="button"
          popoverTarget={LARGE_ID}
          className="group block w-full cursor-zoom-in rounded-picture"
        >
          <PictureOfUrl
            src={boardImage}
            alt={alt}
            sizes="(min-width: 80rem) 660px, (min-width: 64rem) 55vw, 100vw"
            className="aspect-4/3 w-full rounded-picture object-cover shadow-picture"
          />
          <span
            className={classes(
              'absolute bottom-4 left-4 inline-flex min-h-11 items-center gap-2 rounded-button bg-white px-4 font-semibold text-ink text-small shadow-card group-hover:bg-section',
              'print:hidden',
            )}
          >
            <EnlargeIcon />
            Groß ansehen
          </span>
        </button>
        <ChangePicture of={training} field="boardImage" className="right-4 bottom-4" />
      </div>
      <figcaption className="mt-4 text-(--on-accent-soft) text-small">
        <EditableContent text={caption} />
      </figcaption>
      <div
        id={LARGE_ID}
        popover="auto"
        role="dialog"
        aria-label="Bild des Ergebnisses"
        className="fixed inset-0 m-auto size-fit max-h-none max-w-none bg-transparent p-2 text-ink backdrop:bg-ink/80"
      >
        <PictureOfUrl
          src={boardImage}
          alt={alt}
          sizes="96vw"
          className="max-h-[94dvh] w-[min(96vw,125dvh)] rounded-card bg-white object-contain"
        />
        <button
          type="button"
          popoverTarget={LARGE_ID}
          popoverTargetAction="hide"
          aria-label="Bild schließen"
          className="absolute top-5 right-5 grid size-11 place-items-center rounded-pill bg-white text-ink shadow-card hover:bg-section"
        >
          <CloseIcon />
        </button>
      </div>
    </figure>
  )
}
