import { useState } from 'react'

/** What a button that prints has asked for; what is to be printed stays from the first time on. */
export function usePrintButton(): {
  /** Whether it was ever pressed. */
  isAsked: boolean
  isWanted: boolean
  print: () => void
  onPrinted: () => void
} {
  const [step, setStep] = useState<'never' | 'wanted' | 'printed'>('never')
  return {
    isAsked: step !== 'never',
    isWanted: step === 'wanted',
    print: () => setStep('wanted'),
    onPrinted: () => setStep('printed'),
  }
}
