const completed = new WeakSet<Document>()

/** Fills in, once for each document, what happy-dom leaves out. */
export function completeDocument(): void {
  if (completed.has(document)) return
  completed.add(document)
  completeDialogs()
  simplifyStyles()
  completeSelection()
  // The only tab has every lock at once.
  const locks = { request: (_name: string, work: () => unknown) => Promise.resolve(work()) }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
}

/**
 * Adds what happy-dom lacks for modal dialogs: they take the focus, Esc closes them, and the focus returns to where
 * it was. Popovers, which it does not support, stay in place.
 */
function completeDialogs(): void {
  const { showModal, close } = HTMLDialogElement.prototype
  const openers = new Map<HTMLDialogElement, Element | null>()
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    if (this.open) return
    openers.set(this, document.activeElement)
    Reflect.apply(showModal, this, [])
    const first = this.querySelector<HTMLElement>('[autofocus], a[href], button, input, select, textarea')
    first?.focus()
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement, result?: string) {
    Reflect.apply(close, this, [result])
    const opener = openers.get(this)
    openers.delete(this)
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
  // After every listener of the page: a browser closes the dialog last of all.
  window.addEventListener('keydown', event => {
    const last = [...openers.keys()].findLast(dialog => dialog.isConnected)
    if (event.key === 'Escape' && !event.defaultPrevented) last?.close()
  })
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })
}

/** Selecting the text of a field also gives it the focus, as in Chromium. */
function completeSelection(): void {
  const { select } = HTMLInputElement.prototype
  HTMLInputElement.prototype.select = function (this: HTMLInputElement) {
    this.focus()
    Reflect.apply(select, this, [])
  }
}

/**
 * Replaces the computed styles of a document without stylesheets by the visibility of elements, because happy-dom's
 * own are slow.
 */
function simplifyStyles(): void {
  window.getComputedStyle = element => {
    const { style } = element as HTMLElement
    const hidden = element.matches('[hidden], dialog:not([open]), details:not([open]) > :not(summary)')
    const display = style?.display || (hidden ? 'none' : 'block')
    const visibility = style?.visibility || (element.matches('.invisible') ? 'hidden' : 'visible')
    const values: Record<string, string> = { display, visibility }
    return {
      ...values,
      getPropertyValue: (name: string) => values[name] ?? '',
    } as unknown as CSSStyleDeclaration
  }
}
