import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { addressWith } from '#platform/design/web/address-with.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { LogoMarkOf, LogoOf } from '#platform/design/web/logo.tsx'
import { valuesAfter } from '#platform/editing/web/edit-groups.ts'
import { SettingCard } from '#platform/editing/web/setting-card.tsx'
import { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { lookSettingQuery } from '#site/look/web/staff/look-query.ts'
import { type FirmMarks, MARK_FIELDS, type MarkName } from '#site/pages/domain/firm-marks.ts'
import { shownMarks } from '#site/pages/domain/firm-of-values.ts'
import { readMarkPath } from '#site/pages/domain/mark-path.ts'
import { type Brand, firm } from '#site/pages/web/firm.ts'
import { MarkField } from './mark-field.tsx'
import { type MarksSetting, marksQuery, useStoreMarks } from './marks-query.ts'

const TITLE = 'Logo und Icon'
const HINTS: Readonly<Record<MarkName, string>> = {
  logo: 'Steht im Kopf der Seiten, in E-Mails und in Vorschaubildern. Ohne Logo steht dort der Name der Firma.',
  logoOnDark:
    'Für die Fußzeile und die Leiste der Verwaltung, in hellen Farben. Ohne diese Datei steht dort der Name der Firma.',
  icon: 'Für Tabs im Browser und Startbildschirme: quadratisch, als PNG mindestens 512 × 512 Pixel. Ohne Icon ist es der erste Buchstabe des Namens.',
}

/** Logo and icon of the firm: how they look, and the files for them. */
export function MarksCard() {
  const { data: setting, error, isFetching, refetch } = useQuery(marksQuery)
  useSessionRefusalOf(error)
  if (setting) return <MarksForm setting={setting} />
  return (
    <Card as="section" aria-label={TITLE}>
      {error && !isFetching ? (
        <LoadProblem onRetry={() => void refetch()}>
          Logo und Icon konnten nicht geladen werden.
        </LoadProblem>
      ) : (
        <p role="status" className="text-muted">
          Lädt...
        </p>
      )}
    </Card>
  )
}

function MarksForm({ setting }: { setting: MarksSetting }) {
  const store = useStoreMarks()
  const saved: FirmMarks = setting.values
  const draft = useFormDraft<string>({
    id: 'setting/marks',
    label: TITLE,
    saved: { texts: { ...saved }, version: setting.version },
    save: (texts, version) => store(marksIn(texts), version),
  })
  const marks = marksIn(draft.typed)
  const { name } = firm()
  const shown = shownMarks(name, marks)
  const brand = shown && { name, ...shown }
  const field = (one: MarkName, preview: ReactNode) => (
    <MarkField
      name={one}
      path={marks[one]}
      hint={HINTS[one]}
      preview={preview}
      onChange={(path) => draft.type({ [one]: path })}
    />
  )
  return (
    <SettingCard
      name="marks"
      title={TITLE}
      setting={setting}
      draft={draft}
      wrongField={undefined}
      onTry={() => undefined}
      labelOf={(one) => MARK_FIELDS[one as MarkName]?.label ?? one}
      textOf={fileText}
      actionOf={(index, edits) => {
        const after = valuesAfter<Readonly<Record<string, unknown>>>(edits, { ...saved })[index]
        const then = marksIn({ ...saved, ...(after as Partial<FirmMarks>) })
        if (isSame(then, saved)) return null
        return (
          <Button
            variant="secondary"
            size="small"
            disabled={draft.isPending}
            onClick={() => draft.type({ ...then })}
            className="mt-4"
          >
            Diesen Stand einsetzen
          </Button>
        )
      }}
    >
      <p className="max-w-[60ch] text-secondary text-small">
        SVG oder PNG, höchstens 512 kB. Sie können die Datei auch auf ihr Feld ziehen. Wandeln Sie
        Texte im Logo vorher in Pfade um: Auf anderen Geräten fehlt die Schrift.
      </p>
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        {field('logo', <LogoPreview brand={brand} ground="light" />)}
        {field('logoOnDark', <LogoPreview brand={brand} ground="dark" />)}
        <div className="lg:col-span-2">
          {field('icon', <IconPreview brand={brand} isStored={marks.icon === saved.icon} />)}
        </div>
      </div>
    </SettingCard>
  )
}

function LogoPreview({ brand, ground }: { brand: Brand | null; ground: 'light' | 'dark' }) {
  return (
    <div
      className={
        ground === 'dark'
          ? 'on-dark flex min-h-18 items-center rounded-input bg-brand px-5 py-3 text-white'
          : 'flex min-h-18 items-center rounded-input bg-page px-5 py-3'
      }
    >
      <LogoOf brand={brand} ground={ground} label="So wird es gezeigt" className="h-9 w-auto" />
    </div>
  )
}

/** In the sizes of a tab and of a home screen. What is stored is shown as the server draws it for home screens. */
function IconPreview({ brand, isStored }: { brand: Brand | null; isStored: boolean }) {
  // Another address for each drawing: browsers keep one for a while.
  const { data: look } = useQuery(lookSettingQuery)
  const address = addressWith('/apple-touch-icon.png', {
    ...{ name: brand?.name, icon: brand?.icon },
    look: look?.version,
  })
  return (
    <ul className="flex flex-wrap items-end gap-6 rounded-input bg-section p-5">
      <li className="grid justify-items-center gap-2 text-muted text-small">
        <LogoMarkOf brand={brand} className="size-8 object-center" />
        <span>Tab, 32 Pixel</span>
      </li>
      <li className="grid justify-items-center gap-2 text-muted text-small">
        <span className="grid size-45 place-items-center overflow-hidden rounded-[2.5rem] bg-page">
          {isStored ? (
            <img src={address} alt="" width={180} height={180} className="size-full" />
          ) : (
            <LogoMarkOf brand={brand} className="size-28 object-center" />
          )}
        </span>
        <span>Startbildschirm, 180 Pixel</span>
      </li>
    </ul>
  )
}

function marksIn({ logo = '', logoOnDark = '', icon = '' }: Readonly<Record<string, string>>) {
  return { logo, logoOnDark, icon }
}

function isSame(one: FirmMarks, other: FirmMarks): boolean {
  return (Object.keys(one) as MarkName[]).every((name) => one[name] === other[name])
}

/** A file in words, for the history. */
function fileText(path: unknown): string {
  const file = readMarkPath(String(path))
  if (!file) return ''
  const { format, width, height, hash } = file
  const size = format === 'png' ? `, ${width} × ${height} Pixel` : ''
  return `${format.toUpperCase()}${size}, Kennung ${hash.slice(0, 6)}`
}
