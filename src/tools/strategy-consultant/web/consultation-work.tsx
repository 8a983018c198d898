import { fileNameOf } from '#tools/documents/web/tool-document.ts'
import { WorkFile } from '#tools/documents/web/work-file.tsx'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { StrategyConsultantIntro } from '../domain/strategy-consultant-intro-texts.ts'
import { type Consultation, stored } from './consultation.ts'

interface ConsultationWorkProps {
  intro: StrategyConsultantIntro
  tools: ToolsTexts
  consultation: Consultation
  onOpen: (consultation: Consultation) => void
}

/** Says where the consultation is stored, saves it to a file and opens one. */
export function ConsultationWork({ intro, tools, consultation, onOpen }: ConsultationWorkProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-muted text-small">
      <p>{intro.storage}</p>
      <WorkFile
        {...consultationFile(consultation)}
        texts={tools.file}
        parse={async (text) => (await import('./consultation-file.ts')).consultationOfFile(text)}
        onOpen={onOpen}
      />
    </div>
  )
}

/** The file that a consultation is saved to. */
export function consultationFile(consultation: Consultation) {
  return {
    tool: 'strategy-consultant' as const,
    fileName: fileNameOf('strategy-consultant', consultation.sheet?.name.text ?? ''),
    work: () => stored(consultation),
  }
}
