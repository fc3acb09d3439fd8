type StyleProperties = Readonly<Record<`--${string}`, string | number | undefined>>

/**
 * Returns a ref that sets CSS custom properties of an element by script: for what the server never draws, or draws
 * well without them. HTML from the server may carry no style, which the page's security rules would ignore.
 */
export const setStyleProperties =
  (properties: StyleProperties) =>
  (element: HTMLElement | null): void => {
    if (element === null) return
    for (const [name, value] of Object.entries(properties))
      if (value === undefined) element.style.removeProperty(name)
      else element.style.setProperty(name, String(value))
  }

/**
 * Returns props that set CSS custom properties of an element that the server also renders: its markup has them in an
 * attribute, which `theme.js` reads before the first paint.
 */
export const drawnStyleProperties = (properties: StyleProperties) => ({
  ref: setStyleProperties(properties),
  'data-style': Object.entries(properties)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}:${value}`))
    .join(';'),
})
