import { useCallback, useEffect, useRef, useState } from 'react'

/** How long nobody must have typed before a text is saved, in milliseconds. */
const rest = 600

/** A text that saves itself: when typing rests, when its field is left, and when the page is. `onSave` must be stable. */
export function useSelfSaving(begun: string, onSave: (text: string) => void) {
  const [text, setText] = useState(begun)
  const [said, setSaid] = useState(begun)
  const latest = useRef({ text: begun, said: begun })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useCallback(() => {
    clearTimeout(timer.current)
    const { text, said } = latest.current
    if (text === said) return
    latest.current.said = text
    setSaid(text)
    onSave(text)
  }, [onSave])
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && save()
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', onHidden)
      save()
    }
  }, [save])
  const change = (next: string): void => {
    latest.current.text = next
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(save, rest)
  }
  return { text, said, change, save }
}
