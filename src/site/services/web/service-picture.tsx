import { classes } from '#platform/design/web/classes.ts'
import { Picture } from '#platform/pictures/web/picture.tsx'
import type { PictureName } from '#site/pages/web/images.ts'
import type { ServiceKey } from '#site/pages/web/page-table.ts'

/** Background colour of each service. */
export const SERVICE_GROUNDS = {
  potenziale: 'bg-sheet-violet',
  loesungen: 'bg-sheet-sky',
  geschaeftsideen: 'bg-sheet-peach',
  organisationen: 'bg-brand-tint',
} as const satisfies Record<ServiceKey, string>

/** Each crop centres the subject, and hides what the picture cuts off at its right edge. */
const PICTURES = {
  potenziale: { name: 'service-potenziale', crop: 'object-[22%_30%]' },
  loesungen: { name: 'service-loesungen', crop: 'object-[0%_50%]' },
  geschaeftsideen: { name: 'service-geschaeftsideen', crop: 'object-[78%_40%]' },
  organisationen: { name: 'service-organisationen', crop: 'object-[50%_50%]' },
} as const satisfies Record<ServiceKey, { name: PictureName; crop: string }>

interface ServicePictureProps {
  service: ServiceKey
  sizes: string
  priority?: boolean | undefined
}

/** The picture of a service. Decorative, next to the service's title. */
export function ServicePicture({ service, sizes, priority }: ServicePictureProps) {
  const { name, crop } = PICTURES[service]
  return (
    <Picture
      name={name}
      alt=""
      sizes={sizes}
      className={classes('aspect-6/5 w-full object-cover', crop)}
      priority={priority}
    />
  )
}
