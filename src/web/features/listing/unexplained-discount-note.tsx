import { unexplainedReturnText } from '#domain/judgement/judged-return.ts'
import { classNames } from '../../ui/class-names.ts'

/** Stands before a return or a maximum bid that rests on a discount which nothing but the list speaks for. */
export const UnexplainedDiscountNote = ({ className }: { className?: string }) => (
  <p className={classNames('text-sm text-pretty text-amber-text', className)}>{unexplainedReturnText}.</p>
)
