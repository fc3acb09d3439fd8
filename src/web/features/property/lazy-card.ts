import { type LazyPart, lazyPart } from '../../ui/lazy-part.tsx'

const cards: Pick<LazyPart<never>, 'load'>[] = []

/** A card whose code loads when it is first rendered, or with that of all cards. */
export function lazyCard<P extends object>(...part: Parameters<typeof lazyPart<P>>): LazyPart<P> {
  const card = lazyPart(...part)
  cards.push(card)
  return card
}

/** Loads the code of all cards; one that fails, fails again and is reported when it is rendered. */
export const loadPropertyCards = (): Promise<unknown> =>
  Promise.allSettled(cards.map(async card => card.load()))
