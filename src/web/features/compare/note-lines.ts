import type { Favorite } from '#contract/saved.ts'
import { noStage, stageNames } from '../listing/labels.ts'
import type { Line } from './row.ts'

/** The most characters of a note that a column shows. */
const mostShown = 140

/** Returns the beginning of a text, cut between words. */
export function beginning(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ')
  if (whole.length <= mostShown) return whole
  const cut = whole.slice(0, mostShown).replace(/[\s.,;:]+\S*$/, '')
  return `${cut}…`
}

/** The person's own notes on the favorites; missing in favorites stored by an older version. */
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
