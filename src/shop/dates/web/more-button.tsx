import { Button } from '#platform/design/web/button.tsx'

interface MoreButtonProps {
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** For screen readers: what is loaded. */
  of: string
}

/** Loads the next page of a list; nothing where there is none. */
export function MoreButton({ list, of }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <p className="mt-5 text-center">
      <Button
        variant="secondary"
        size="small"
        pending={list.isFetchingNextPage}
        pendingLabel="Lädt..."
        aria-label={`Weitere laden: ${of}`}
        onClick={() => void list.fetchNextPage()}
      >
        Weitere laden
      </Button>
    </p>
  )
}
