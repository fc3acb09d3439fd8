import type { Burden } from './answer-parts.ts'
import { certaintyWords } from './title-record-words.ts'

const bars: Readonly<Record<Burden['certainty'], number>> = { low: 1, medium: 2, high: 3 }

/** How sure the reading is: bars, and the words that say it. */
export const CertaintySign = ({ certainty }: { certainty: Burden['certainty'] }) => (
  <p className="reading-certainty">
    <span aria-hidden="true" className="reading-bars">
      {[1, 2, 3].map(bar => (
        <span key={bar} data-full={bar <= bars[certainty] || undefined} />
      ))}
    </span>
    {certaintyWords[certainty]}
  </p>
)
