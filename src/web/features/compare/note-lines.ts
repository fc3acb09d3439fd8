import type { Favorite } from '#contract/saved-schemas.ts'
import { nameStage } from '../listing/listing-labels.ts'
import type { ComparisonLine } from './comparison-row.ts'

/** The most characters of a note that a column shows. */
const maxNoteLength = 140

/** Returns the beginning of a text, cut between words. */
export function firstWords(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ')
  if (whole.length <= maxNoteLength) return whole
  const cut = whole.slice(0, maxNoteLength).replace(/[\s.,;:]+\S*$/, '')
  return `${cut}…`
}

/** The person's own notes on the favorites. */
export const noteLines: readonly ComparisonLine<Pick<Favorite, 'stage' | 'notes'>>[] = [
  {
    key: 'stage',
    label: 'Etapa',
    group: 'Suas anotações',
    value: ({ stage }) => (stage === null ? null : nameStage(stage)),
    unknown: nameStage(null),
    best: null,
  },
  {
    key: 'notes',
    label: 'Anotações',
    group: 'Suas anotações',
    value: ({ notes }) => firstWords(notes) || null,
    unknown: 'Nenhuma',
    best: null,
  },
]
