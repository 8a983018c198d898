import type { RoomStepProps } from './step-props.ts'

/** The question that the room works on. */
export function RoomQuestion({ room, texts }: Pick<RoomStepProps, 'room' | 'texts'>) {
  const { question } = room.content
  return (
    <div className="mb-6 rounded-card bg-brand p-5 text-white">
      <p className="text-small">{texts.question}</p>
      <p className="mt-1 whitespace-pre-line break-words font-semibold text-h4">
        {question || texts.noQuestion}
      </p>
    </div>
  )
}
