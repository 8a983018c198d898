import {
  type DocumentBlock,
  type DocumentText,
  linksOf,
  plainText,
  type ToolDocument,
} from './tool-document.ts'

/** A shared document to read and to print. What strangers wrote is text here: nothing in it is HTML. */
export function CopiedDocument({ copy }: { copy: ToolDocument }) {
  return (
    <div className="max-w-[75ch]">
      {copy.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes
        <Block key={index} block={block} />
      ))}
      <p className="mt-8 text-muted text-small">{copy.note}</p>
    </div>
  )
}

function Block({ block }: { block: DocumentBlock }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 className="mt-8 mb-2 break-after-avoid text-h4 wrap-anywhere first:mt-0">
          {block.text}
        </h2>
      ) : (
        <h3 className="mt-5 mb-1 break-after-avoid font-semibold wrap-anywhere">{block.text}</h3>
      )
    case 'paragraph':
      return (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <Text text={block.text} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={block.ordered ? 'mt-2 list-decimal pl-6' : 'mt-2 list-disc pl-6'}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes
            <li key={index} className="mt-1 whitespace-pre-line wrap-anywhere">
              <Text text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table {...block} />
  }
}

function Table({ head, rows }: Extract<DocumentBlock, { kind: 'table' }>) {
  return (
    // Wide tables scroll within themselves; the keyboard scrolls them too.
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
      tabIndex={0}
      aria-label={head.join(', ')}
      className="mt-3 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full text-left text-small">
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes
              <th key={index} scope="col" className="border-line border-b py-2 pr-4">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes
            <tr key={index} className="break-inside-avoid align-top">
              {row.map((cell, place) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes
                  key={place}
                  className="min-w-16 hyphens-auto whitespace-pre-line break-words border-sand border-b py-2 pr-4"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/**
 * A text, and after it the addresses that it names: to read, not to follow, because a stranger chose them and their
 * labels.
 */
function Text({ text }: { text: DocumentText }) {
  return (
    <>
      <span>{plainText(text)}</span>
      {linksOf(text).map(({ label, url }) => (
        <span key={url} className="text-muted text-small">
          {label === url ? ` ${url}` : ` ${label}: ${url}`}
        </span>
      ))}
    </>
  )
}
