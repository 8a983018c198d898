import { ArrowLeftIcon } from '#platform/design/web/icons.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'

/** Back to the list of all pages and texts. */
export function CmsLink() {
  return (
    <ButtonLink
      to="/admin/dashboard"
      search={{ ansicht: 'cms' }}
      variant="ghost"
      size="small"
      className="-ml-5"
    >
      <ArrowLeftIcon />
      CMS Inhalte
    </ButtonLink>
  )
}
