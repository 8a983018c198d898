import { randomKey } from '#platform/design/web/random-key.ts'
import type { AgendaItem } from '../domain/meeting.ts'
import { AGENDA_TEMPLATES, type AgendaTemplate, templateMinutes } from '../domain/meeting-agenda.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

const TEMPLATES = Object.keys(AGENDA_TEMPLATES) as AgendaTemplate[]

interface AgendaTemplatesProps {
  texts: MeetingModeratorTexts['plan']
  /** The length of the meeting in minutes. */
  length: number
  onChoose: (agenda: readonly AgendaItem[]) => void
}

/** Predefined agendas to start with. */
export function AgendaTemplates({ texts, length, onChoose }: AgendaTemplatesProps) {
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="font-semibold text-small">{texts.templates}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {TEMPLATES.map((template) => (
          <button
            key={template}
            type="button"
            onClick={() => onChoose(templateAgenda(template, length, texts.template))}
            className="min-h-11 rounded-button bg-sheet-violet px-4 py-2 font-semibold text-small leading-tight transition-colors hyphens-none hover:bg-brand hover:text-white"
          >
            {texts.template[template].name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** The agenda of a template in the language of the screen, scaled to the length of the meeting. */
function templateAgenda(
  template: AgendaTemplate,
  length: number,
  texts: MeetingModeratorTexts['plan']['template'],
): AgendaItem[] {
  const { parts } = texts[template]
  return templateMinutes(template, length).map((minutes, index) => ({
    id: randomKey(),
    title: parts[index] ?? '',
    minutes,
    owner: '',
    method: null,
  }))
}
