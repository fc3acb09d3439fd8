/** Calls back once the page is idle; returns a function that cancels the call. */
export const runWhenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, { timeout: 1500 })
  return () => cancelIdleCallback(handle)
}
