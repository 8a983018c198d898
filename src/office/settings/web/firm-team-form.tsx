import { useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { SettingCard } from '#platform/editing/web/setting-card.tsx'
import { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import { isSampleMember } from '#site/pages/domain/firm-samples.ts'
import { GROUP_LABELS, type MemberValues } from '#site/pages/domain/firm-schema.ts'
import { firmProblems } from './firm-problems.ts'
import type { FirmSettings } from './firm-query.ts'
import { MemberPicture } from './member-picture.tsx'
import { useStoreFirm } from './use-store-firm.ts'

const FIELDS = [
  ['name', 'Name'],
  ['roleDe', 'Rolle'],
  ['roleEn', 'Rolle auf Englisch'],
] as const
const NOBODY: MemberValues = { name: '', roleDe: '', roleEn: '', about: '', picture: 'team-1' }

/** The people whom trainings name as trainers: they can be added, removed and sorted. */
export function FirmTeamForm({ setting }: { setting: FirmSettings['team'] }) {
  const store = useStoreFirm('team')
  const [isTried, setTried] = useState(false)
  const draft = useFormDraft<string>({
    id: 'setting/firm_team',
    label: GROUP_LABELS.team,
    saved: { texts: { people: JSON.stringify(setting.values.people) }, version: setting.version },
    save: (texts, version) => store({ people: peopleIn(texts.people) }, version),
  })
  const people = peopleIn(draft.typed.people)
  const problems = firmProblems('team', { people })
  const [wrong] = Object.keys(problems).toReversed()
  const change = (next: (now: readonly MemberValues[]) => readonly MemberValues[]) =>
    draft.type((now) => ({ people: JSON.stringify(next(peopleIn(now.people))) }))
  return (
    <SettingCard
      name="firm_team"
      title={GROUP_LABELS.team}
      setting={setting}
      draft={draft}
      wrongField={wrong && idOf(wrong)}
      onTry={() => setTried(true)}
      labelOf={() => 'Team'}
      textOf={teamText}
    >
      <p className="max-w-[60ch] text-secondary text-small">
        Wer bei einem Termin als Leitung steht, wird auf der Seite des Trainings mit Bild und Text
        vorgestellt. Das Team der Startseite bearbeiten Sie dort.
      </p>
      <ol className="mt-5 grid gap-5">
        {people.map((member, index) => (
          <MemberItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields keep their places while somebody types a name
            key={index}
            member={member}
            index={index}
            count={people.length}
            problems={isTried ? problems : {}}
            onChange={(changed) =>
              change((now) => now.map((one, at) => (at === index ? { ...one, ...changed } : one)))
            }
            onMove={(to) => change((now) => now.toSpliced(index, 1).toSpliced(to, 0, member))}
            onRemove={() => change((now) => now.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <Button
        variant="secondary"
        size="small"
        onClick={() => change((now) => [...now, NOBODY])}
        className="mt-5"
      >
        Person hinzufügen
      </Button>
    </SettingCard>
  )
}

interface MemberItemProps {
  member: MemberValues
  index: number
  count: number
  problems: Readonly<Record<string, string>>
  onChange: (changed: Partial<MemberValues>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function MemberItem(props: MemberItemProps) {
  const { member, index, count, problems, onChange, onMove, onRemove } = props
  const named = member.name || `Person ${index + 1}`
  return (
    <li className="grid gap-5 rounded-card bg-section p-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <MemberPicture
        picture={member.picture}
        name={named}
        onChoose={(picture) => onChange({ picture })}
      />
      <div className="grid content-start gap-5">
        {isSampleMember(member.name) && (
          <Badge tone="orange" className="justify-self-start">
            Muster
          </Badge>
        )}
        <div className="grid items-start gap-5 lg:grid-cols-3">
          {FIELDS.map(([field, label]) => (
            <TextField
              key={field}
              id={idOf(`people.${index}.${field}`)}
              label={label}
              error={problems[`people.${index}.${field}`]}
              autoComplete="off"
              value={member[field]}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          ))}
        </div>
        <TextAreaField
          id={idOf(`people.${index}.about`)}
          label="Über die Person, in zwei Sätzen"
          error={problems[`people.${index}.about`]}
          value={member.about}
          onChange={({ target }) => onChange({ about: target.value })}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            size="small"
            disabled={index === 0}
            aria-label={`Nach oben: ${named}`}
            onClick={() => onMove(index - 1)}
          >
            Nach oben
          </Button>
          <Button
            variant="ghost"
            size="small"
            disabled={index === count - 1}
            aria-label={`Nach unten: ${named}`}
            onClick={() => onMove(index + 1)}
          >
            Nach unten
          </Button>
          <Button
            variant="ghost"
            size="small"
            aria-label={`Entfernen: ${named}`}
            onClick={onRemove}
          >
            Entfernen
          </Button>
        </div>
      </div>
    </li>
  )
}

/** The id of the field at a path of the values. */
function idOf(path: string): string {
  return `team-${path.replaceAll('.', '-')}`
}

/** What is typed is kept as one text. */
function peopleIn(text: string | undefined): MemberValues[] {
  return JSON.parse(text ?? '[]')
}

/** The team in lines: the stored list, or the text that is typed. */
function teamText(value: unknown): string {
  const people = typeof value === 'string' ? peopleIn(value) : (value as MemberValues[])
  return people
    .map(({ name, roleDe, roleEn, about }) => [name, roleDe, roleEn, about].join('\n'))
    .join('\n\n')
}
