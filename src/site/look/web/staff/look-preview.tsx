import type { CSSProperties } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { firm } from '#site/pages/web/firm.ts'
import type { Look } from '../../domain/look-schema.ts'
import { tokensOf } from '../look-css.ts'

/** A piece of a page with the parts of the design, in a look that is not stored yet. Nothing in it can be used. */
export function LookPreview({ look }: { look: Look }) {
  return (
    <figure className="min-w-0 lg:sticky lg:top-6">
      <figcaption className="mb-1.5 font-semibold text-small">Vorschau</figcaption>
      <div
        inert
        data-look-preview
        style={tokensOf(look) as CSSProperties}
        className="overflow-clip rounded-card border border-sand bg-page font-text text-ink"
      >
        <div className="flex flex-wrap items-center justify-between gap-3 border-sand border-b px-5 py-3">
          <span className="wrap-anywhere font-display font-heading text-h4">{firm().name}</span>
          <span className="font-semibold text-small">Trainings</span>
        </div>
        <div className="px-5 py-7">
          <p className="font-semibold text-brand-hover text-small">Ein kleiner Absatz vorweg</p>
          <p className="mt-1 font-display font-heading text-h2 tracking-[-0.018em]">
            Eine Überschrift, die groß genug ist
          </p>
          <p className="mt-3 text-secondary">
            So liest sich ein Absatz auf Ihrer Website, mit{' '}
            <span className="text-brand underline decoration-2 decoration-early underline-offset-4">
              einem Link
            </span>{' '}
            darin, mit Ä, Ö, Ü und ß, und mit Zahlen wie 1.234,50&nbsp;€.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button>Platz buchen</Button>
            <Button variant="secondary">Mehr erfahren</Button>
          </div>
        </div>
        <div className="bg-section px-5 py-7">
          <Card className="p-5!">
            <div className="flex flex-wrap gap-2">
              <Badge tone="early">Früh gebucht</Badge>
              <Badge tone="late">Spät gebucht</Badge>
              <Badge tone="brand">Neu</Badge>
            </div>
            <p className="mt-4 font-display font-heading text-h3">Eine Karte</p>
            <p className="mt-1 text-orange-text text-small">Noch drei Plätze frei</p>
            <p className="mt-1 text-muted text-small">Dienstag, 10:00 bis 11:30 Uhr, online</p>
            <TextField
              id="look-preview-field"
              label="Ein Feld"
              readOnly
              value="Wie Sie heißen"
              className="mt-4"
            />
          </Card>
          <p className="mt-5 rounded-card bg-brand-tint px-5 py-4 text-small">
            Ein Hinweis in Ruhe, auf dem hellen Ton der Hauptfarbe.
          </p>
        </div>
        <div className="bg-brand px-5 py-5 text-white">
          <p className="font-semibold">Fußzeile</p>
          <p className="text-brand-tint text-small">Impressum, Datenschutz</p>
        </div>
      </div>
    </figure>
  )
}
