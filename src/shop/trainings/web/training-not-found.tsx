import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Picture } from '#platform/pictures/web/picture.tsx'

export function TrainingNotFound() {
  return (
    <div className="wrap section-space grid grid-cols-1 items-center gap-x-5 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h1 className="text-h1">Training nicht gefunden</h1>
        <p className="mt-5 max-w-[40ch] text-lead text-secondary">
          Unter dieser Adresse gibt es kein Training. Die aktuellen Themen und Termine stehen in der
          Übersicht.
        </p>
        <p className="mt-4 max-w-[46ch] text-secondary">
          Schon gebucht? Die Plätze bleiben, und alles dazu steht in unseren E-Mails.
        </p>
        <ButtonAnchor href="/trainings" className="mt-8">
          Zurück zur Übersicht
        </ButtonAnchor>
      </div>
      <div className="lg:col-span-7 lg:pl-10">
        <Picture
          name="not-found"
          alt=""
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="w-full rounded-picture"
          priority
        />
      </div>
    </div>
  )
}
