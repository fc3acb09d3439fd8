/** Milliseconds. */
export interface ReadingTimes {
  /** Until the process has loaded its code. */
  start: number
  /** For the recognition of the letters of a page. */
  page: number
  /**
   * For what is done beside recognition, such as opening and drawing: of one page, and of the whole file. It takes a second
   * a page; forms within forms take as long as one lets them.
   */
  opening: { page: number; whole: number }
  /** Altogether. */
  all: number
}

export interface ReadingClock {
  /** The process begins to read, or has done a page. */
  startPage(): void
  /** The letters of a page are being recognized, which takes its time. */
  startRecognition(): void
  /** They have been. */
  endRecognition(): void
  stop(): void
}

/**
 * Watches over one reading, and calls `giveUp` once when it takes too long: what holds the one place for long must be the
 * recognition of letters.
 * @param now milliseconds of a clock that only goes forward
 */
export function startReadingClock(
  times: ReadingTimes,
  giveUp: () => void,
  now: () => number = () => performance.now(),
): ReadingClock {
  let opened = 0
  let openedOfPage = 0
  let since: number | null = null
  let timer = setTimeout(giveUp, times.start)
  const whole = setTimeout(giveUp, times.all)
  const wait = (time: number): void => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, time)
  }
  const pause = (): void => {
    if (since === null) return
    const passed = now() - since
    opened += passed
    openedOfPage += passed
    since = null
  }
  const open = (): void => {
    since = now()
    wait(Math.max(0, Math.min(times.opening.page - openedOfPage, times.opening.whole - opened)))
  }
  return {
    startPage() {
      pause()
      openedOfPage = 0
      open()
    },
    startRecognition() {
      pause()
      wait(times.page)
    },
    endRecognition() {
      open()
    },
    stop() {
      clearTimeout(timer)
      clearTimeout(whole)
    },
  }
}
