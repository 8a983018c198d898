import type { ReactNode } from 'react'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Logo } from '#platform/design/web/logo.tsx'
import type { Training } from '#shop/trainings/domain/training.ts'
import { Editable } from '#shop/trainings/web/editing/editable.tsx'
import { severalPapersPath } from './papers-address.ts'

interface OfPage {
  /** The whole address of this page, for the printed sheet. */
  address: string
  /** "20. November 2026"; undefined while it is being read. */
  day: string | undefined
}

/** Title, day and address of a training's papers, and on screen the way to its page and to the papers of several. */
export function PapersHead({ training, ...page }: OfPage & { training: Training }) {
  const { id, title, subtitle } = training
  return (
    <Head
      {...page}
      title={<Editable of={{ kind: 'training', training, field: 'title' }}>{title}</Editable>}
      intro={<Editable of={{ kind: 'training', training, field: 'subtitle' }}>{subtitle}</Editable>}
    >
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        <ButtonAnchor href={`/trainings/${id}`} variant="secondary" size="small">
          Zur Seite des Trainings
        </ButtonAnchor>
        <ButtonAnchor href={severalPapersPath()} variant="secondary" size="small">
          Mehrere Trainings auf einer Seite
        </ButtonAnchor>
      </p>
    </Head>
  )
}

interface SeveralHeadProps extends OfPage {
  /** Whether it has all trainings. */
  isAll: boolean
}

/** Title, day and address of the papers of several trainings. */
export function SeveralHead({ isAll, ...page }: SeveralHeadProps) {
  return (
    <Head
      {...page}
      title={isAll ? 'Alle Trainings auf einer Seite' : 'Eure Auswahl auf einer Seite'}
      intro="Erst, was jedes Training ausmacht, dann, was für alle gilt: Format, Preise, Bedingungen, Datenschutz und Anbieter."
    />
  )
}

interface HeadProps extends OfPage {
  title: ReactNode
  intro: ReactNode
  children?: ReactNode
}

/** On paper with the logo, on screen with what leads on. */
function Head({ title, intro, address, day, children }: HeadProps) {
  return (
    <header>
      <Logo className="mb-6 hidden h-9 w-auto print:block" />
      <p className="font-semibold text-(--accent)">Unterlagen für HR und Einkauf</p>
      <h1 className="mt-2 text-h1 print:text-h2">{title}</h1>
      <p className="mt-3 text-lead text-secondary">{intro}</p>
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
      {children}
    </header>
  )
}
