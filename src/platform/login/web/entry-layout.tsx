import type { ReactNode } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { Logo } from '#platform/design/web/logo.tsx'
import { Picture } from '#platform/pictures/web/picture.tsx'
import { firm } from '#site/pages/web/firm.ts'
import { CopyBanner } from './copy-banner.tsx'

interface EntryLayoutProps {
  title: string
  note?: string | undefined
  children: ReactNode
}

/** Layout of the login pages: one card, and on wide screens a picture next to it. */
export function EntryLayout({ title, note, children }: EntryLayoutProps) {
  return (
    <div className="grid min-h-svh grid-rows-[auto_1fr] lg:grid-cols-2">
      <div className="lg:col-span-2">
        <CopyBanner />
      </div>
      <div className="flex flex-col px-5 py-6 md:px-10">
        <header>
          <a
            href="/trainings"
            aria-label={`${firm().name}: zu den Trainings`}
            className="inline-flex min-h-11 items-center rounded-input"
          >
            <Logo className="h-8 w-auto" />
          </a>
        </header>
        <main id="main" tabIndex={-1} className="m-auto w-full max-w-110 py-10 outline-none">
          <Card as="section" aria-labelledby="entry-title">
            <h1 id="entry-title" className="text-h2">
              {title}
            </h1>
            {note && <p className="mt-2 text-muted text-small">{note}</p>}
            {children}
          </Card>
        </main>
      </div>
      <div className="relative hidden bg-section lg:block">
        <Picture
          name="format-studio"
          alt=""
          sizes="50vw"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </div>
  )
}
