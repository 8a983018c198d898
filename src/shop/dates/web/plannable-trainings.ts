import { useQuery } from '@tanstack/react-query'
import type { StaffTraining } from '#shop/trainings/domain/staff-training.ts'
import { staffTrainingsQuery } from '#shop/trainings/web/staff-trainings-query.ts'

/** The trainings that can get a date: hidden ones too, archived ones not. Undefined until they are read. */
export function usePlannableTrainings(): StaffTraining[] | undefined {
  const { data } = useQuery(staffTrainingsQuery)
  return data?.filter(({ archivedAt }) => archivedAt === null)
}

/** The title, with a note where visitors do not see the training. */
export function notedTitle({ title, visible }: Pick<StaffTraining, 'title' | 'visible'>): string {
  return visible ? title : `${title} (nicht sichtbar)`
}
