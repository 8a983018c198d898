import { ROLE_NAMES, STAFF_ROLES, type StaffRole } from '#platform/basics/domain/staff-role.ts'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'

const MAY: Readonly<Record<StaffRole, string>> = {
  owner: 'Alles, auch Preise, Regeln, Protokoll, Personendaten und das Team.',
  office: 'Anmeldungen, Termine, Nachrichten, E-Mails und ihre Texte.',
  editor: 'Texte, Trainings und Bilder der Website. Sieht niemanden, der gebucht hat.',
}

interface RoleChoiceProps {
  id: string
  chosen: StaffRole
  onChange: (role: StaffRole) => void
}

export function RoleChoice({ id, chosen, onChange }: RoleChoiceProps) {
  return (
    <RadioCards
      id={id}
      legend="Rolle"
      cardClassName="items-start px-4 py-3"
      chosen={chosen}
      options={STAFF_ROLES.map((role) => ({
        value: role,
        content: (
          <>
            <span className="block font-semibold">{ROLE_NAMES[role]}</span>
            <span className="block text-secondary text-small">{MAY[role]}</span>
          </>
        ),
      }))}
      radio={{ name: id, onChange: ({ target }) => onChange(target.value as StaffRole) }}
    />
  )
}
