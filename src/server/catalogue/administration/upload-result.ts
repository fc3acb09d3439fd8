import type { ImportResult } from '#contract/admin-schemas.ts'
import { missingListDateText } from '#contract/list-date.ts'
import type { ImportOutcome } from '#contract/import-schemas.ts'

/** Rewrites a reason so that it names the form's options instead of the command's. */
export const describeForBrowser = (reason: string): string =>
  reason
    .replace('Informe-a com --date AAAA-MM-DD.', missingListDateText)
    .replace('use --partial.', 'envie-a como parte da lista.')

/** How an upload ended, as the contract defines it. */
export function presentImportResult(outcome: ImportOutcome): ImportResult {
  const emptyResult = {
    file: outcome.file,
    listDate: null,
    states: [],
    counts: null,
    issues: [],
    notes: [],
    reason: null,
    forcible: false,
  }
  if (outcome.status === 'done') return { ...emptyResult, ...outcome, issues: outcome.issues.slice(0, 1000) }
  if (outcome.status === 'cancelled') return { ...emptyResult, status: 'cancelled' }
  const { reason, forcible, issues } = outcome
  return {
    ...emptyResult,
    status: 'refused',
    reason: describeForBrowser(reason),
    forcible,
    issues: issues.slice(0, 1000),
  }
}
