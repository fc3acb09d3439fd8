/** What a list of the bank did to a listing: named it first, changed it, no longer named it, named it again. */
export const listingEventKinds = ['new', 'changed', 'gone', 'back'] as const
export type ListingEventKind = (typeof listingEventKinds)[number]
