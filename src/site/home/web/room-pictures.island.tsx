import { useEffect, useRef, useState } from 'react'
import type { HomeTexts } from '../domain/home-texts.ts'
import { RoomPicture } from './room-picture.tsx'

type Rooms = Pick<HomeTexts['spaces'], 'title' | 'rooms' | 'loading'>

/** The rooms. While a picture is on its way, its place says so. */
export default function RoomPictures({ title, rooms, loading }: Rooms) {
  const list = useRef<HTMLUListElement>(null)
  const [awaited, setAwaited] = useState<readonly number[]>([])
  useEffect(() => {
    const pictures = [...(list.current?.querySelectorAll('img') ?? [])]
    setAwaited(pictures.flatMap(({ complete }, index) => (complete ? [] : [index])))
  }, [])
  return (
    <ul
      ref={list}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the keyboard scrolls to the rooms beside the window
      tabIndex={0}
      className="phone-strip mt-6 rounded-picture sm:mt-8 sm:grid sm:grid-cols-2 sm:gap-5 lg:mt-14 lg:grid-cols-3 lg:grid-rows-2"
    >
      {rooms.map((room, index) => (
        <RoomPicture
          key={room.id}
          room={room}
          size={index === 0 ? 'large' : 'small'}
          isLoading={awaited.includes(index)}
          loadingText={loading}
          onLoaded={() => setAwaited((before) => before.filter((one) => one !== index))}
        />
      ))}
    </ul>
  )
}
