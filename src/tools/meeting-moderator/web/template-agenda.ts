import { randomKey } from '#platform/design/web/random-key.ts'
import type { AgendaItem } from '../domain/meeting.ts'
import { type AgendaTemplate, templateParts } from '../domain/meeting-agenda.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

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
