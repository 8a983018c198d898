import { contentHash } from '#platform/editing/domain/content-hash.ts'

/** What the picture for previews of shared links is made of. */
export interface ShareSubject {
  /** Names the page: "de-home" for a bilingual page, "training-ID" for a training. */
  name: string
  title: string
  /** The path of a picture of this site, or an https address of another. */
  artwork: string
  /** A colour of CSS. */
  accent: string
}

/** What every picture shows of the firm. */
export interface ShareBrand {
  firmName: string
  /** The path of its logo: empty where it has none, null for the sample's drawing. */
  logo: string | null
  /** Colours of background and text, as "#rrggbb". */
  page: string
  ink: string
  /** The address of the font's first file. */
  font: string
  /** Colours and font as one text; empty for the sample. */
  look: string
}

type VersionedBrand = Pick<ShareBrand, 'firmName' | 'logo' | 'look'>

const TRAINING = 'training-'

/** The picture of a training's pages. */
export function trainingShareSubject({
  id,
  title,
  heroImage,
  colorScheme,
}: {
  id: string
  title: string
  heroImage: string
  colorScheme: { accent: string }
}): ShareSubject {
  return { name: TRAINING + id, title, artwork: heroImage, accent: colorScheme.accent }
}

/** The id of the training whose picture has this name; null for the picture of another page. */
export function trainingIdOfShareName(name: string): string | null {
  return name.startsWith(TRAINING) ? name.slice(TRAINING.length) : null
}

/** Raised when the drawing changes, so that previews are fetched anew. */
const DRAWING = 1

const ADDRESS = /^\/share\/([a-zA-Z0-9-]+)-([0-9a-z]{13})\.jpg$/

/**
 * The path of the picture, which names its content: another title or artwork has another address, so that caches can
 * keep a picture for ever.
 */
export function sharePicturePath(subject: ShareSubject, brand: VersionedBrand): string {
  return `/share/${subject.name}-${versionOf(subject, brand)}.jpg`
}

/** The page that a path names, and the version of its picture; null where it is no path of a share picture. */
export function readSharePicturePath(path: string): { name: string; version: string } | null {
  const [, name, version] = ADDRESS.exec(path) ?? []
  return name === undefined || version === undefined ? null : { name, version }
}

function versionOf(
  { title, artwork, accent }: ShareSubject,
  { firmName, logo, look }: VersionedBrand,
): string {
  const drawn = [DRAWING, title, artwork, accent, firmName]
  if (look !== '') drawn.push(look)
  if (logo !== null) drawn.push(`logo ${logo}`)
  return contentHash(JSON.stringify(drawn))
}
