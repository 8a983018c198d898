import type { AgendaItem } from '#domain/tools/meeting.ts'
import { type AgendaTemplate, templateParts } from '#domain/tools/meeting-agenda.ts'
import type { MeetingModeratorTexts } from '../../content/meeting-moderator-texts.ts'
import { randomKey } from '../../lib/random-key.ts'

/** The agenda of a template in the language of the screen, scaled to the length of the meeting. */
export function templateAgenda(
  template: AgendaTemplate,
  length: number,
  texts: MeetingModeratorTexts['plan']['template'],
): AgendaItem[] {
  const words: Readonly<Record<string, string>> = texts[template].parts
  return templateParts(template, length).map(({ part, minutes }) => ({
    id: randomKey(),
    title: words[part] ?? '',
    minutes,
    owner: '',
    method: null,
  }))
}
