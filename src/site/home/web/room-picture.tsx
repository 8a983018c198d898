import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import type { HomeTexts } from '../domain/home-texts.ts'

const SIZES = {
  large: '(min-width: 80rem) 820px, (min-width: 64rem) 66vw, (min-width: 40rem) 100vw, 280px',
  small: '(min-width: 80rem) 400px, (min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 280px',
} as const

interface RoomPictureProps {
  room: HomeTexts['spaces']['rooms'][number]
  /** The first room is the large one. */
  size: keyof typeof SIZES
  /** Whether its picture is on its way. */
  isLoading: boolean
  loadingText: string
  /** Called also where it cannot be loaded: its alternative text is shown. */
  onLoaded: () => void
}

/** A room and its name. */
export function RoomPicture({ room, size, isLoading, loadingText, onLoaded }: RoomPictureProps) {
  return (
    <li className="group min-w-0 max-sm:w-70 first:col-span-2 first:lg:row-span-2">
      <figure
        data-loading={isLoading ? '' : undefined}
        onLoad={onLoaded}
        onError={onLoaded}
        className="group/picture relative h-full overflow-clip rounded-picture bg-badge-orange"
      >
        <TextPicture
          of={room.picture}
          sizes={SIZES[size]}
          className="aspect-4/3 size-full object-cover transition-opacity group-data-loading/picture:not-print:opacity-0 lg:group-first:absolute lg:group-first:inset-0"
        />
        <div className="absolute inset-0 hidden place-items-center p-6 text-center group-data-loading/picture:not-print:grid">
          <div className="absolute inset-0 bg-late/40 motion-safe:animate-pulse" />
          <p className="relative text-ink">{loadingText}</p>
        </div>
        <figcaption className="absolute bottom-2 left-2 sm:bottom-4 sm:left-4 rounded-button bg-white px-4 py-1.5 font-semibold text-small">
          {room.name}
        </figcaption>
      </figure>
    </li>
  )
}
