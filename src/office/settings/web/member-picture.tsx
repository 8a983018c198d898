import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import { PictureAddress } from '#shop/inline-edit/web/picture-address.tsx'
import { PictureChoices } from '#shop/inline-edit/web/picture-choice-list.tsx'
import { imagesQuery } from '#shop/inline-edit/web/picture-choices.ts'
import { PictureUpload } from '#shop/inline-edit/web/picture-upload.tsx'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { pictureAddress } from '#site/pages/web/image-address.ts'

interface MemberPictureProps {
  picture: string
  /** Whom it shows. */
  name: string
  onChoose: (picture: string) => void
}

const OWN = SAMPLE_FIRM.team.map(({ name, picture }) => ({ path: pictureAddress(picture), name }))

/** The portrait of a person, with a dialog to choose or upload another one. */
export function MemberPicture({ picture, name, onChoose }: MemberPictureProps) {
  const [isOpen, setOpen] = useState(false)
  const uploaded = useQuery({ ...imagesQuery, enabled: isOpen })
  const address = pictureAddress(picture)
  return (
    <div>
      <PictureOfUrl
        key={address}
        src={address}
        alt={`Bild von ${name}`}
        sizes="128px"
        className="aspect-4/5 w-32 rounded-card bg-sand object-cover"
      />
      <Button
        variant="ghost"
        size="small"
        aria-label={`Bild ändern: ${name}`}
        onClick={() => setOpen(true)}
        className="mt-2"
      >
        Bild ändern
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title="Bild ändern" description={name}>
          <div className="grid gap-6">
            <PictureChoices
              choices={[
                ...(uploaded.data ?? []).map(({ path, fileName }) => ({ path, name: fileName })),
                ...OWN,
              ]}
              chosen={address}
              onChoose={onChoose}
            />
            <PictureUpload onUploaded={onChoose} />
            <PictureAddress onChoose={onChoose} />
            <Button size="small" onClick={() => setOpen(false)} className="justify-self-start">
              Fertig
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
