import { useId } from 'react'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import type { PictureChoice } from './picture-choices.ts'

interface PictureChoicesProps {
  choices: readonly PictureChoice[]
  chosen: string | null
  onChoose: (path: string) => void
}

/** Pictures to choose one of. */
export function PictureChoices({ choices, chosen, onChoose }: PictureChoicesProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-small">Vorhandene Bilder</legend>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {choices.map((choice) => (
          <label key={choice.path} className="group relative block rounded-input">
            <input
              type="radio"
              name={name}
              checked={choice.path === chosen}
              onChange={() => onChoose(choice.path)}
              className="absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-input checked:outline-3 checked:outline-brand checked:outline-offset-2"
            />
            <PictureOfUrl
              src={choice.path}
              alt={choice.name}
              sizes="140px"
              className="aspect-4/3 w-full rounded-input bg-sand object-cover"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
