/** MapLibre's own texts in Portuguese. */
export const mapLocale = {
  'Map.Title': 'Mapa dos imóveis. Setas movem, mais e menos aproximam e afastam.',
}

/** The share of the page that a raised sheet covers, as in its style sheet. */
const raisedSheetShare = 0.65
/** Pixels of a phone's map under its lowered sheet; they do not count as visible. */
const loweredSheetPixels = 44

/** Returns the padding in pixels for what covers the map. */
export function measurePadding(container: HTMLElement) {
  const page = container.closest<HTMLElement>('.map-page')
  const has = (selector: string): boolean => page?.querySelector(selector) != null
  if (container.clientWidth >= 700 && !has('.map-sheet-handle'))
    return { top: 96, right: 90, bottom: 72, left: has('.map-legend') ? 360 : 90 }
  const raised = has('.map-list[data-raised]')
    ? (page?.clientHeight ?? 0) * raisedSheetShare - loweredSheetPixels + 24
    : 0
  return { top: 84, right: 28, bottom: Math.max(raised, has('.map-legend') ? 250 : 100), left: 24 }
}
