import { BackLink } from '#platform/design/web/staff/back-link.tsx'

/** Back to the list of all pages and texts. */
export function CmsLink() {
  return (
    <BackLink to="/admin/dashboard" search={{ ansicht: 'cms' }}>
      CMS Inhalte
    </BackLink>
  )
}
