import { AGENDA_TEMPLATES, type AgendaTemplate } from '../domain/meeting-agenda.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

const TEMPLATES = Object.keys(AGENDA_TEMPLATES) as AgendaTemplate[]

interface AgendaTemplatesProps {
  texts: MeetingModeratorTexts['plan']
  onChoose: (template: AgendaTemplate) => void
}

/** Predefined agendas to start with. */
export function AgendaTemplates({ texts, onChoose }: AgendaTemplatesProps) {
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="font-semibold text-small">{texts.templates}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {TEMPLATES.map((template) => (
          <button
            key={template}
            type="button"
            onClick={() => onChoose(template)}
            className="min-h-11 rounded-button bg-sheet-violet px-4 py-2 font-semibold text-small leading-tight transition-colors hyphens-none hover:bg-brand hover:text-white"
          >
            {texts.template[template].name}
          </button>
        ))}
      </div>
      <p className="mt-2 text-muted text-small">{texts.templatesHint}</p>
    </fieldset>
  )
}
