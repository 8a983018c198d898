import {
  FIRM_GROUPS,
  type FirmGroup,
  type FirmValues,
  fieldsOf,
  type MemberValues,
  TEXT_GROUPS,
  type TextGroup,
} from './firm-schema.ts'

const SAMPLE_TEAM: MemberValues[] = [
  {
    name: 'Mira Hollen',
    roleDe: 'Geschäftsführung und Strategie',
    roleEn: 'Managing director, strategy',
    about:
      'Mira hat Morgenfalz gegründet und begleitet Geschäftsführungen bei ihrer Strategie. Sie glaubt keiner Hypothese, die sich nicht prüfen lässt.',
    picture: 'team-1',
  },
  {
    name: 'Jonas Teval',
    roleDe: 'Produkt und Prototyping',
    roleEn: 'Product and prototyping',
    about:
      'Jonas baut Prototypen, seit man dafür noch Pappe brauchte. Er zeigt gern, wie weit ein Team an einem Vormittag kommt.',
    picture: 'team-2',
  },
  {
    name: 'Ada Nworie',
    roleDe: 'KI und Daten',
    roleEn: 'AI and data',
    about:
      'Ada hat Sprachmodelle in Kundendienst und Verwaltung eingeführt. Sie weiß, wo sie helfen und wo besser ein Mensch antwortet.',
    picture: 'team-3',
  },
  {
    name: 'Karim Saleh',
    roleDe: 'Organisations\u00adentwicklung',
    roleEn: 'Organisational development',
    about:
      'Karim arbeitet mit Teams an Rollen, Routinen und Entscheidungen. Er hört zuerst zu und streicht dann ein Meeting.',
    picture: 'team-4',
  },
  {
    name: 'Lotte Brandis',
    roleDe: 'Service Design',
    roleEn: 'Service design',
    about:
      'Lotte hat Dutzende Designsprints geleitet, von der Klinik bis zum Stadtwerk. Sie bringt Gruppen dazu, früh etwas zu zeigen.',
    picture: 'team-5',
  },
  {
    name: 'Ravi Menden',
    roleDe: 'Geschäftsmodelle',
    roleEn: 'Business models',
    about:
      'Ravi rechnet Geschäftsideen durch, bevor andere sie schönreden. Er testet Preise am liebsten mit echten Angeboten.',
    picture: 'team-6',
  },
  {
    name: 'Ute Karlow',
    roleDe: 'Räume und Veranstaltungen',
    roleEn: 'Spaces and events',
    about:
      'Ute richtet die Räume so ein, dass Gruppen darin arbeiten können. Sie kennt für jede Veranstaltung den passenden Aufbau.',
    picture: 'team-7',
  },
]

function samplesOf<Group extends TextGroup>(group: Group): FirmValues[Group] {
  const samples = Object.entries(fieldsOf(group)).map(([name, { sample }]) => [name, sample])
  return Object.fromEntries(samples)
}

/** What the product brings of each group. */
export const SAMPLE_VALUES: FirmValues = {
  contact: samplesOf('contact'),
  address: samplesOf('address'),
  legal: samplesOf('legal'),
  invoices: samplesOf('invoices'),
  links: samplesOf('links'),
  hours: samplesOf('hours'),
  team: { people: SAMPLE_TEAM },
}

/** A fact that is still the invented one of the sample. */
export interface SampleFact {
  group: FirmGroup
  /** The name of the field, or of the person of the team. */
  name: string
}

/** Whether the value of a field is an invented one that staff have to replace. */
export function isSampleField(group: TextGroup, name: string, value: string): boolean {
  const field = fieldsOf(group)[name]
  return field !== undefined && !field.mayStay && value !== '' && value === field.sample
}

/** Whether that person is one of the sample's. */
export function isSampleMember(name: string): boolean {
  return SAMPLE_TEAM.some((member) => member.name === name)
}

/** Every fact that is still invented, in the order of the groups. */
export function sampleFacts(values: FirmValues): SampleFact[] {
  const texts = TEXT_GROUPS.flatMap((group) =>
    Object.entries<string>(values[group])
      .filter(([name, value]) => isSampleField(group, name, value) && isShown(values, name))
      .map(([name]): SampleFact => ({ group, name })),
  )
  const people = values.team.people.filter(({ name }) => isSampleMember(name))
  return [...texts, ...people.map(({ name }): SampleFact => ({ group: 'team', name }))]
}

/** The names of a second place are shown with the link to its website alone. */
function isShown({ links }: FirmValues, name: string): boolean {
  return links.sisterUrl !== '' || !name.startsWith('sisterCity')
}

/** The values of all groups: those that are stored, and the samples of the others. */
export function withSamples(storedOf: (group: FirmGroup) => object | undefined): FirmValues {
  return Object.fromEntries(
    FIRM_GROUPS.map((group) => [group, { ...SAMPLE_VALUES[group], ...storedOf(group) }]),
  ) as unknown as FirmValues
}
