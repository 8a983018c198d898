import { PagesSection } from '#office/page-texts/web/pages-section.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'

/** Every page with what is still the sample. */
export function TextStep() {
  return (
    <>
      <PagesSection />
      <p className="mt-8 max-w-[60ch] text-secondary text-small">
        Die Texte der Trainings und Pakete bearbeiten Sie auf ihren Seiten, die Überschriften dort
        auch in der Liste.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink
          to="/admin/dashboard"
          search={{ ansicht: 'cms' }}
          variant="secondary"
          size="small"
        >
          Alle Texte der Trainingsseiten
        </ButtonLink>
      </div>
    </>
  )
}
