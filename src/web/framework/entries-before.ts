/**
 * Returns how many entries of this site stand before the one that the browser has just opened with a document of its
 * own, as a link does that is pressed before the page's scripts are there; 1 for more than that where it does not count.
 */
export function countEntriesBefore({ navigation, history, document, location }: Window): number {
  // Older browsers do not have it.
  const counted = (navigation as Navigation | undefined)?.currentEntry?.index
  if (counted !== undefined) return Math.max(0, counted)
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`) ? 1 : 0
}
