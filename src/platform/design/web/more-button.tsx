import { Button } from './button.tsx'

interface MoreButtonProps {
  list: {
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** For screen readers, where a page has several lists: what is loaded. */
  of?: string
}

/** Loads the next page of a list; nothing where there is none, or the last one could not be read. */
export function MoreButton({ list, of }: MoreButtonProps) {
  if (!list.hasNextPage || list.isError) return null
  return (
    <p className="mt-6 text-center print:hidden">
      <Button
        variant="secondary"
        size="small"
        pending={list.isFetchingNextPage}
        pendingLabel="Lädt..."
        aria-label={of && `Weitere laden: ${of}`}
        onClick={() => void list.fetchNextPage()}
      >
        Weitere laden
      </Button>
    </p>
  )
}
