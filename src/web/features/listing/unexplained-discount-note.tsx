import { unexplainedReturnText } from '#domain/judgement/judged-return.ts'
import { classNames } from '../../ui/class-names.ts'

/** A note before a return or a maximum bid that rests on a discount which only the bank's list supports. */
export const UnexplainedDiscountNote = ({ className }: { className?: string }) => (
  <p className={classNames('text-sm text-pretty text-amber-text', className)}>{unexplainedReturnText}.</p>
)
