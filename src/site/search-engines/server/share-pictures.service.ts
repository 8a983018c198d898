import { LRUCache } from 'lru-cache'
import type { Database } from '#platform/database/server/database.ts'
import type { ImageStore } from '#platform/pictures/server/image-store.ts'
import { readImage } from '#platform/pictures/server/images.service.ts'
import {
  readSharePicturePath,
  type ShareBrand,
  type ShareSubject,
  sharePicturePath,
  trainingIdOfShareName,
  trainingShareSubject,
} from '#platform/rendering/domain/share-picture.ts'
import { findTraining } from '#shop/trainings/server/trainings.repository.ts'
import { createDrawing, type ShareDrawing } from './draw-share-picture.ts'
import { publicFileReader } from './public-files.ts'

/** About sixty kilobytes each. */
const MOST_PICTURES = 200
/** Shown where the page's own artwork cannot be read. */
const OTHER_ARTWORK = '/images/hero-1600.webp'

/** Finds what the picture of a page is made of; null where there is no such page. */
export type FindPageSubject = (name: string) => Promise<ShareSubject | null>

interface SharePicturesParts {
  db: Database
  images: ImageStore
  /** For all pages but those of one training. */
  findPageSubject: FindPageSubject
  /** What is drawn of the firm. */
  shareBrand: () => ShareBrand
  /** The logo that is drawn. */
  readLogo: () => Promise<ShareDrawing['logo']>
  /** The folder with the pictures and fonts of the website. */
  publicFolder: string
}

/** A picture, or the address of the present one where another version is asked for. */
type SharePicture = { jpeg: Uint8Array } | { movedTo: string }

/**
 * Makes the pictures for previews of shared links when they are asked for. A page only names its picture, so it never
 * waits for one. Only present pictures are made, each once, so requests for invented addresses cost nothing.
 */
export function createSharePictures(parts: SharePicturesParts) {
  const readPublicFile = publicFileReader(parts.publicFolder)
  const draw = createDrawing(readPublicFile)
  const made = new LRUCache<string, Promise<Uint8Array>>({ max: MOST_PICTURES })

  async function readArtwork(artwork: string): Promise<Uint8Array | null> {
    const uploaded = await readImage(parts.images, artwork)
    return uploaded?.bytes ?? (await readPublicFile(artwork))
  }

  async function make(
    { title, accent, artwork }: ShareSubject,
    brand: ShareBrand,
  ): Promise<Uint8Array> {
    const drawing = { title, accent, brand, logo: await parts.readLogo() }
    const own = await readArtwork(artwork)
    const other = () => readPublicFile(OTHER_ARTWORK)
    try {
      return await draw({ ...drawing, artwork: own ?? (await other()) })
    } catch (error) {
      // The file is there and is no picture.
      if (own === null) throw error
      return draw({ ...drawing, artwork: await other() })
    }
  }

  function keep(address: string, subject: ShareSubject, brand: ShareBrand): Promise<Uint8Array> {
    const picture = made.get(address) ?? make(subject, brand)
    made.set(address, picture)
    picture.catch(() => made.delete(address))
    return picture
  }

  return async function getSharePicture(address: string): Promise<SharePicture | null> {
    const name = readSharePicturePath(address)?.name
    if (name === undefined) return null
    const subject = await findSubject(parts, name)
    if (!subject) return null
    const brand = parts.shareBrand()
    const present = sharePicturePath(subject, brand)
    return address === present
      ? { jpeg: await keep(present, subject, brand) }
      : { movedTo: present }
  }
}

/** Nothing of a hidden training is told. */
async function findSubject(
  { db, findPageSubject }: SharePicturesParts,
  name: string,
): Promise<ShareSubject | null> {
  const trainingId = trainingIdOfShareName(name)
  if (trainingId === null) return findPageSubject(name)
  const training = await findTraining(db, trainingId)
  return training?.visible ? trainingShareSubject(training) : null
}
