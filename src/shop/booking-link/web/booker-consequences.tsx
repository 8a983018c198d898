/** What a change leads to, above its button. */
export function Consequences({ texts }: { texts: readonly string[] }) {
  return (
    <div className="rounded-input bg-brand-tint/60 px-4 py-3 text-small">
      <p className="font-semibold">Das passiert:</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {texts.map((text) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
