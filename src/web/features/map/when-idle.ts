/** Calls back once the page rests; gives back how to call that off. */
export const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, { timeout: 1500 })
  return () => cancelIdleCallback(handle)
}
