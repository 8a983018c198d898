import { Button } from '#platform/design/web/button.tsx'
import { CHOSEN, severalPapersPath } from './papers-address.ts'

interface PapersChoiceProps {
  chosen: readonly { id: string }[]
  offered: readonly { id: string; title: string }[]
}

/** Chooses the trainings of the page. A form that the browser sends, so it needs no script. */
export function PapersChoice({ chosen, offered }: PapersChoiceProps) {
  return (
    <form action={severalPapersPath()} className="mx-auto max-w-200 pt-5">
      <fieldset>
        <legend className="font-semibold">Welche Trainings sollen auf der Seite stehen?</legend>
        <ul className="mt-1 flex flex-wrap gap-x-7">
          {offered.map(({ id, title }) => (
            <li key={id}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name={id}
                  value={CHOSEN}
                  defaultChecked={chosen.some((training) => training.id === id)}
                  className="size-5 shrink-0 accent-brand"
                />
                <span className="min-w-0">{title}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <Button type="submit" size="small" className="mt-2">
        Auswahl anzeigen
      </Button>
    </form>
  )
}
