import { memo, useState } from 'react'

/** Number of characters and lines from which a message is folded. */
const folded = { characters: 500, lines: 8 }

/** A question; a long one is folded. */
export const QuestionView = memo(function Question({ text }: { text: string }) {
  const long = text.length > folded.characters || text.split('\n').length > folded.lines
  const [open, setOpen] = useState(false)
  return (
    <div className="question">
      <p className={long && !open ? 'question-folded' : undefined}>{text}</p>
      {long && (
        <button type="button" className="text-link -mb-2" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Mostrar menos' : 'Mostrar tudo'}
        </button>
      )}
    </div>
  )
})
