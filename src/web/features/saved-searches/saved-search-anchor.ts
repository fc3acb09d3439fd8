/** The id of a saved search's card on its page, for links that lead to it. */
export const writeSearchAnchor = (id: string): string => `busca-${id}`
