/** The path of the page that a question for a home belongs to. */
export const homePurchasePath = '/morar'
