import { useEffect, useRef, useState } from 'react'

/** Milliseconds without typing before the result is read out. */
const typingPauseMs = 1200

/** Reads a result out (for screen readers) once typing stops, and at once on request; never the initial result. */
export function LiveAnnouncement({
  words,
  asked = 0,
}: {
  words: string
  /** How many times the result was requested. */
  asked?: number
}) {
  const last = useRef({ words, asked })
  const [announced, setAnnounced] = useState({ words: '', asked })
  useEffect(() => {
    const { current: before } = last
    if (before.words === words && before.asked === asked) return
    const speak = () => {
      last.current = { words, asked }
      setAnnounced({ words, asked })
    }
    const timer = setTimeout(speak, before.asked === asked ? typingPauseMs : 0)
    return () => clearTimeout(timer)
  }, [words, asked])
  return (
    <output className="sr-only">
      <span key={announced.asked}>{announced.words}</span>
    </output>
  )
}
