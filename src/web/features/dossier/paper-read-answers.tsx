import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { answerByPaper } from '../../data/papers/answer-by-paper.ts'
import { Button } from '../../ui/button.tsx'

/** Offers to count a paper as read, where its question has no answer: one kept earlier, or whose answer was deleted. */
export function PaperReadAnswers({
  property,
  answers,
  isTitleRecordRead,
  isEditalRead,
}: {
  property: PropertyDetail
  answers: OwnAnswers
  isTitleRecordRead: boolean
  isEditalRead: boolean
}) {
  const open = [
    ...(isTitleRecordRead && answers.titleRecord === undefined
      ? [{ paper: 'title-record', label: 'Marcar a matrícula como lida' } as const]
      : []),
    ...(isEditalRead && answers.edital === undefined
      ? [{ paper: 'edital', label: 'Marcar o edital como lido' } as const]
      : []),
  ]
  if (open.length === 0) return null
  return (
    <div className="dossier-part flex flex-wrap gap-2.5">
      {open.map(({ paper, label }) => (
        <Button key={paper} onClick={() => answerByPaper(property, paper, Date.now())}>
          {label}
        </Button>
      ))}
    </div>
  )
}
