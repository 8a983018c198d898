import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Logo } from '#platform/design/web/logo.tsx'
import type { Training } from '#shop/trainings/domain/training.ts'
import { Editable } from '#shop/trainings/web/editing/editable.tsx'

interface PapersHeadProps {
  training: Training
  /** The whole address of this page, for the printed sheet. */
  address: string
  /** "20. November 2026"; undefined while it is being read. */
  day: string | undefined
}

/** Title, day and address of the papers; on paper with the logo, on screen with the way to the training. */
export function PapersHead({ training, address, day }: PapersHeadProps) {
  const { id, title, subtitle } = training
  return (
    <header>
      <Logo className="mb-6 hidden h-9 w-auto print:block" />
      <p className="font-semibold text-(--accent)">Unterlagen für HR und Einkauf</p>
      <h1 className="mt-2 text-h1 print:text-h2">
        <Editable of={{ kind: 'training', training, field: 'title' }}>{title}</Editable>
      </h1>
      <p className="mt-3 text-lead text-secondary">
        <Editable of={{ kind: 'training', training, field: 'subtitle' }}>{subtitle}</Editable>
      </p>
      <p className="mt-5 text-secondary text-small">
        {day && <span>{`Stand: ${day}. `}</span>}
        <span>Diese Seite zeigt immer, was gerade gilt: </span>
        <a
          href={address}
          data-shows-address
          className="hyphens-none break-words underline underline-offset-3"
        >
          {address}
        </a>
      </p>
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        <ButtonAnchor href={`/trainings/${id}`} variant="secondary" size="small">
          Zur Seite des Trainings
        </ButtonAnchor>
      </p>
    </header>
  )
}
