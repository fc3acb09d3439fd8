import { useSubmission } from '../ui/use-submission.ts'
import { reportFailure } from './call-failure.ts'

/**
 * Runs one action at a time; returns whether it is running, and its failure in words for a person.
 * @param describe returns what to show of an error; `null` when it was shown elsewhere
 */
export function useApiAction(describe: (error: unknown) => string | null = reportFailure): {
  busy: boolean
  problem: string | null
  run: (work: () => Promise<unknown>) => Promise<void>
} {
  const { step, failure, run } = useSubmission(describe)
  return { busy: step === 'sending', problem: failure, run: work => run(work) }
}
