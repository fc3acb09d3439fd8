/** What MapLibre itself says, in Portuguese. */
export const locale = {
  'Map.Title': 'Mapa dos imóveis. Setas movem, mais e menos aproximam e afastam.',
}

/** Pixels that what lies over the map takes from its window. */
export const roomIn = (container: HTMLElement) =>
  container.clientWidth >= 700
    ? { top: 96, right: 90, bottom: 64, left: 90 }
    : { top: 76, right: 28, bottom: 84, left: 20 }
