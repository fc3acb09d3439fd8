import type { ImportResult } from '#contract/admin.ts'
import { askForListDate } from '#contract/list-date.ts'
import type { ImportOutcome } from '../import/outcome.ts'

/** A reason, with what the command calls options in the words of a form. */
export const inBrowser = (reason: string): string =>
  reason
    .replace('Informe-a com --date AAAA-MM-DD.', askForListDate)
    .replace('use --partial.', 'envie-a como parte da lista.')

/** How an upload ended, as the contract has it. */
export function resultOf(outcome: ImportOutcome): ImportResult {
  const nothing = {
    file: outcome.file,
    listDate: null,
    states: [],
    counts: null,
    issues: [],
    notes: [],
    reason: null,
    forcible: false,
  }
  if (outcome.status === 'done') return { ...nothing, ...outcome, issues: outcome.issues.slice(0, 1000) }
  if (outcome.status === 'cancelled') return { ...nothing, status: 'cancelled' }
  const { reason, forcible, issues } = outcome
  return {
    ...nothing,
    status: 'refused',
    reason: inBrowser(reason),
    forcible,
    issues: issues.slice(0, 1000),
  }
}
