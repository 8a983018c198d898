import { Button } from '#platform/design/web/button.tsx'
import { downloadFile } from '#platform/design/web/download.ts'
import { DocumentActions } from '#tools/documents/web/document-actions.tsx'
import { fileNameOf } from '#tools/documents/web/tool-document.ts'
import { roomDocument } from './room-document.ts'
import { roomDrawings } from './room-drawings.ts'
import type { RoomStepProps } from './room-types.ts'

/** Downloads everything in the room. */
export function RoomExport(props: RoomStepProps) {
  const { room, texts, tools } = props
  const hasDrawings =
    room.content.frames.some(({ sketch }) => sketch.length > 0) || room.content.sketchCount > 0
  const saveDrawings = () => {
    const svg = roomDrawings(props)
    const name = fileNameOf(room.content.question || texts.export.untitled)
    if (svg) downloadFile(`${name}.svg`, 'image/svg+xml', svg)
  }
  return (
    <section aria-labelledby="room-export" className="mt-10 print:hidden">
      <h3 id="room-export" className="text-h4">
        {texts.deck.export.title}
      </h3>
      <p className="mt-1 mb-4 text-secondary">{texts.export.lead}</p>
      <div className="flex flex-wrap gap-3">
        <DocumentActions texts={tools.document} make={() => roomDocument(props, new Date())} />
        {hasDrawings && (
          <Button variant="secondary" size="small" onClick={saveDrawings}>
            {texts.export.drawings}
          </Button>
        )}
      </div>
    </section>
  )
}
