import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

/** For every address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <div className="wrap section-space grid grid-cols-1 items-center gap-x-5 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h1 className="text-h1" lang="en">
          404 Page Not Found
        </h1>
        <p className="mt-5 text-lead text-secondary" lang="en">
          Did you forget to add the page to the router?
        </p>
        <p className="mt-4 max-w-[44ch] text-secondary">
          Diese Seite gibt es nicht. Vielleicht ist der Link veraltet, oder beim Eintippen ist etwas
          verrutscht.
        </p>
        <ButtonLink to="/" className="mt-8">
          Zur Startseite
        </ButtonLink>
      </div>
      <div className="lg:col-span-7 lg:pl-10">
        <Picture
          name="not-found"
          alt="Ein Papierflieger ist auf einer einsamen Insel gelandet, neben einem Wegweiser."
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="w-full rounded-picture"
          priority
        />
      </div>
    </div>
  )
}
