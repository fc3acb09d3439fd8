import type { Favorite } from '#contract/saved.ts'
import { noStage, stageNames } from '../listing/labels.ts'
import type { Line } from './row.ts'

/** Of a note as much as a column holds. */
const mostShown = 140

/** The beginning of a text, cut between words. */
export function beginning(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ')
  if (whole.length <= mostShown) return whole
  const cut = whole.slice(0, mostShown).replace(/[\s.,;:]+\S*$/, '')
  return `${cut}…`
}

/** What one noted about the favourites themselves. What an old browser kept has none of it. */
export const noteLines: readonly Line<Pick<Favorite, 'stage' | 'notes'>>[] = [
  {
    key: 'stage',
    label: 'Etapa',
    group: 'Suas anotações',
    value: ({ stage }) => (stage ? stageNames[stage] : null),
    unknown: noStage,
    best: null,
  },
  {
    key: 'notes',
    label: 'Anotações',
    group: 'Suas anotações',
    value: ({ notes }) => beginning(notes ?? '') || null,
    unknown: 'Nenhuma',
    best: null,
  },
]
