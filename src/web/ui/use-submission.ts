import { type Dispatch, type SetStateAction, useRef, useState } from 'react'

/** What a person sees of a submission; `sent`: the last one succeeded. */
interface SubmissionState<Failure> {
  step: 'idle' | 'sending' | 'sent'
  failure: Failure | null
}

/**
 * Runs one submission at a time; another one is ignored until it ends.
 * @param readFailure returns what to show of an error; `null` when it was shown elsewhere
 */
export function useSubmission<Failure>(
  readFailure: (error: unknown) => Failure | null,
): SubmissionState<Failure> & {
  set: Dispatch<SetStateAction<SubmissionState<Failure>>>
  run: (work: () => Promise<unknown>, shown?: Failure | null) => Promise<void>
} {
  const [state, set] = useState<SubmissionState<Failure>>({ step: 'idle', failure: null })
  const sending = useRef(false)
  const run = async (work: () => Promise<unknown>, shown: Failure | null = null) => {
    if (sending.current) return
    sending.current = true
    set({ step: 'sending', failure: shown })
    try {
      await work()
      set({ step: 'sent', failure: null })
    } catch (error) {
      set({ step: 'idle', failure: null })
      set({ step: 'idle', failure: readFailure(error) })
    } finally {
      sending.current = false
    }
  }
  return { ...state, set, run }
}
