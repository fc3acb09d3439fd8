/**
 * Tracks what a page leaves in its window: listeners, timers, channels to other tabs. The returned function ends them
 * all, like closing a tab.
 */
export function trackPage(): () => void {
  const ends: (() => void)[] = []
  for (const target of [window, document]) {
    const { addEventListener } = target
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      Reflect.apply(addEventListener, target, [type, listener, options])
      ends.push(() => target.removeEventListener(type, listener, options))
    }
    ends.push(() => {
      target.addEventListener = addEventListener
    })
  }
  const { setTimeout, setInterval, BroadcastChannel } = globalThis
  const timers: ReturnType<typeof setTimeout>[] = []
  const noted = (start: typeof setTimeout) =>
    ((...given: Parameters<typeof setTimeout>) => {
      const timer = start(...given)
      timers.push(timer)
      return timer
    }) as typeof setTimeout
  class NotedChannel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      ends.push(() => this.close())
    }
  }
  Object.assign(globalThis, {
    setTimeout: noted(setTimeout),
    setInterval: noted(setInterval as typeof setTimeout),
    BroadcastChannel: NotedChannel,
  })
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval, BroadcastChannel })
    for (const timer of timers) clearTimeout(timer)
    for (const end of ends) end()
  }
}
