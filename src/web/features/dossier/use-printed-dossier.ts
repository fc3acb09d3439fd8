import { useEffect, useState } from 'react'

/**
 * What the button that prints the dossier has asked for. The sheet stays until the browser has printed: some go on while
 * `print()` has long returned; after that, the page prints its own sheet again.
 */
export function usePrintedDossier(): {
  isShown: boolean
  isWanted: boolean
  print: () => void
  onPrinted: () => void
} {
  const [step, setStep] = useState<'none' | 'wanted' | 'asked'>('none')
  useEffect(() => {
    const end = () => setStep('none')
    window.addEventListener('afterprint', end)
    return () => window.removeEventListener('afterprint', end)
  }, [])
  return {
    isShown: step !== 'none',
    isWanted: step === 'wanted',
    print: () => setStep('wanted'),
    // A browser that printed within `print()` has said so before.
    onPrinted: () => setStep(before => (before === 'none' ? before : 'asked')),
  }
}
